/** Pixels that hang together, and the box around them. */
export interface Component {
  left: number;
  right: number;
  top: number;
  bottom: number;
  pixels: number;
  /** Of all its pixels together, in greys. */
  contrast: number;
}

/** The connected parts (also over corners) of what is marked with 1; the marks are used up. Sides are inclusive. */
export function componentsOf(
  marks: Uint8Array,
  contrast: Float32Array,
  width: number,
  height: number,
): Component[] {
  const found: Component[] = [];
  const open: number[] = [];
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] !== 1) continue;
    const part: Component = { left: width, right: 0, top: height, bottom: 0, pixels: 0, contrast: 0 };
    marks[start] = 0;
    open.push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      part.left = Math.min(part.left, x);
      part.right = Math.max(part.right, x);
      part.top = Math.min(part.top, y);
      part.bottom = Math.max(part.bottom, y);
      part.pixels++;
      part.contrast += contrast[at] ?? 0;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const near = ny * width + nx;
          if (marks[near] !== 1) continue;
          marks[near] = 0;
          open.push(near);
        }
      }
    }
    found.push(part);
  }
  return found;
}
