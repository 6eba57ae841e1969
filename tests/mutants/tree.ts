import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the copy has the function that a broken place calls. */
export const HITS = 'hits.mjs';

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'data', 'reports', 'test-results', 'coverage']);

/** All files below a folder, as paths from `root`. */
export function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(root, path) : [path];
    });
}

/** A copy of the project outside of it, so that nothing broken is ever left in the working tree. */
export class ScratchTree {
  readonly path = mkdtempSync(join(tmpdir(), 'stowage-mutants-'));

  constructor(private readonly root: string) {
    for (const entry of readdirSync(root)) {
      if (!LEFT_OUT.has(entry)) cpSync(join(root, entry), join(this.path, entry), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(this.path, 'node_modules'), 'dir');
    cpSync(join(root, 'tests/mutants/hits.mjs'), join(this.path, HITS));
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.path, file), text);
  }

  /** Puts a file back as it is in the project. */
  restore(file: string): void {
    this.write(file, readFileSync(join(this.root, file), 'utf8'));
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
