export function verdictOf(text: string, lock: unknown): { code: number; lines: string[] };
