import sharp from 'sharp';
import type { Compartment } from '../../contract/analysis/analysis.ts';

const [WIDTH, HEIGHT, MARGIN, GAP] = [1200, 900, 90, 12];

/** A cabinet of drawers, and what is in them, as an analysis would have it. */
export interface Cabinet {
  jpeg: Buffer;
  compartments: Compartment[];
}

/** Pixels of a drawer in the picture. */
function drawerAt(row: number, column: number, rows: number, columns: number) {
  const width = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns;
  const height = (HEIGHT - 2 * MARGIN - GAP * (rows - 1)) / rows;
  return { x: MARGIN + column * (width + GAP), y: MARGIN + row * (height + GAP), width, height };
}

/** A plain picture of a cabinet with a name on each drawer. */
export async function drawCabinet(rows: number, columns: number, names: readonly string[]): Promise<Cabinet> {
  const drawers = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return { row, column, name: names[index % names.length] ?? '', ...drawerAt(row, column, rows, columns) };
  });
  // The server's code, where this process has loaded it too, allows photos alone.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#6d675d"/>
    <rect x="60" y="60" width="${WIDTH - 120}" height="${HEIGHT - 120}" rx="10" fill="#27364a"/>
    ${drawers
      .map(
        ({ x, y, width, height, name }) =>
          `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#8b97a3" stroke="#16202c"/>
           <text x="${x + width / 2}" y="${y + height / 3}" text-anchor="middle" font-size="24" fill="#111">${name}</text>`,
      )
      .join('')}
  </svg>`;
  return {
    jpeg: await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer(),
    compartments: drawers.map(({ x, y, width, height, name, row, column }) => ({
      name,
      contents: [name, 'loose ones'],
      items: [],
      description: `A drawer of ${name}`,
      bounding_box: {
        x: Math.round((x / WIDTH) * 1000),
        y: Math.round((y / HEIGHT) * 1000),
        width: Math.round((width / WIDTH) * 1000),
        height: Math.round((height / HEIGHT) * 1000),
      },
      row: row + 1,
      column: column + 1,
      confidence: 0.9,
    })),
  };
}
