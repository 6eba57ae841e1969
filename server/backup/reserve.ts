/** What stays free for what everybody else writes: a share of the disk, or so many bytes where those are fewer. */
const RESERVE = { share: 0.1, bytes: 500e6 };

/** Of a disk, as `statfs` gives it. */
export interface DiskRoom {
  bsize: number;
  blocks: number;
  bavail: number;
}

/** Of the disk of a folder. */
export type Disk = (folder: string) => Promise<DiskRoom>;

/** How many bytes of a disk may be taken; below 0 where less is free than what belongs to everybody else. */
export function roomOf({ bsize, blocks, bavail }: DiskRoom): number {
  // Some network file systems tell nothing.
  if (blocks === 0) return Infinity;
  return bavail * bsize - Math.min(RESERVE.bytes, RESERVE.share * blocks * bsize);
}
