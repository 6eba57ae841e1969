import type { Random } from '../generator/random.ts';

const WOODS = ['#8a5f38', '#c39a66', '#5a3a22', '#b08354', '#d7b98c'];
const CLOTHS = ['#7d7f86', '#3b4450', '#a3968a', '#20242b', '#6b5a4f'];
const THINGS = ['#2b2b2b', '#b03a2e', '#d8d5cc', '#27506b', '#8b5a2b', '#c8c8c8'];

interface Room {
  width: number;
  height: number;
}

/** Boards of wood, or cloth: what is behind and below, with a grain that has edges in one direction or in both. */
export function ground(random: Random, room: Room): string {
  return random.chance(0.5) ? wood(random, room) : cloth(random, room);
}

function wood(random: Random, { width, height }: Room): string {
  const colour = random.pick(WOODS);
  const isLevel = random.chance(0.6);
  const frequency = isLevel ? '0.002 0.09' : '0.09 0.002';
  let svg =
    `<rect width="${width}" height="${height}" fill="${colour}"/>` +
    `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${random.whole(1, 9999)}"/>` +
    `<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1.6 -.55"/></filter>` +
    `<rect width="${width}" height="${height}" filter="url(#grain)"/>`;
  const board = (isLevel ? height : width) * (0.12 + random.next() * 0.3);
  for (let at = board * random.next(); at < (isLevel ? height : width); at += board) {
    svg += isLevel
      ? `<rect y="${at.toFixed(1)}" width="${width}" height="3" fill="#000" fill-opacity=".5"/>`
      : `<rect x="${at.toFixed(1)}" width="3" height="${height}" fill="#000" fill-opacity=".5"/>`;
  }
  return svg;
}

function cloth(random: Random, { width, height }: Room): string {
  const step = random.whole(5, 14);
  const folds = Array.from({ length: random.whole(0, 5) }, () => {
    const at = (): string => `${Math.round(random.next() * width)} ${Math.round(random.next() * height)}`;
    return `<path d="M${at()}Q${at()} ${at()}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${random.whole(6, 30)}"/>`;
  });
  return (
    `<pattern id="weave" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><rect width="${step}" height="${step}" fill="${random.pick(CLOTHS)}"/>` +
    `<path d="M0 0H${step}M0 0V${step}" stroke="#fff" stroke-opacity=".22" stroke-width="2"/></pattern>` +
    `<rect width="${width}" height="${height}" fill="url(#weave)"/>${folds.join('')}`
  );
}

/** Things that stand or hang before a cabinet, at the sides and from below: they hide a little of it. As SVG. */
export function before(random: Random, { width, height }: Room): string {
  let svg = '';
  for (let left = random.whole(1, 4); left > 0; left--) {
    const [wide, tall] = [width * (0.02 + random.next() * 0.05), height * (0.08 + random.next() * 0.22)];
    const x = random.chance(0.5) ? random.next() * width * 0.2 : width * (0.8 + random.next() * 0.2) - wide;
    const turn = `transform="rotate(${random.whole(-15, 15)} ${Math.round(x)} ${height})"`;
    svg += `<rect x="${x.toFixed(1)}" y="${(height - tall).toFixed(1)}" width="${wide.toFixed(1)}" height="${(tall * 1.3).toFixed(1)}" rx="${random.whole(0, 14)}" fill="${random.pick(THINGS)}" ${turn}/>`;
  }
  if (random.chance(0.5)) {
    const x = width * random.next();
    svg += `<path d="M${x.toFixed(0)} 0C${(x + 80).toFixed(0)} ${height * 0.2} ${(x - 90).toFixed(0)} ${height * 0.3} ${(x + 40).toFixed(0)} ${height * 0.45}" fill="none" stroke="#111" stroke-width="7"/>`;
  }
  return svg;
}
