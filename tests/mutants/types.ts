import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { broken, type Site } from './sites.ts';
import type { ScratchTree } from './tree.ts';

/** Do the types notice a break? What no test noticed may still be refused by `npm run check`. */
export async function typesNotice(site: Site, root: string, tree: ScratchTree): Promise<boolean> {
  tree.write(site.file, broken(readFileSync(join(root, site.file), 'utf8'), site));
  const options = ['-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
  const tsc = join(tree.path, 'node_modules/typescript/bin/tsc');
  const isFine = await new Promise<boolean>((resolve) => {
    execFile(process.execPath, [tsc, ...options], { cwd: tree.path }, (error) => resolve(error === null));
  });
  tree.restore(site.file);
  return !isFine;
}
