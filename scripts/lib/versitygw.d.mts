export const MODULE: string;
export function folderOf(): string;
export function programOf(): string;
