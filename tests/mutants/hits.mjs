// Copied into the scratch tree: a broken place calls this first, in whichever process or thread it runs, so that it
// is known which test files come by.
import { appendFileSync } from 'node:fs';

let isTold = false;

export function mutantHit() {
  const file = process.env['MUTANTS_HITS'];
  if (isTold || file === undefined) return;
  isTold = true;
  appendFileSync(file, '1');
}
