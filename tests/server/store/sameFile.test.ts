import { expect, it } from 'vitest';
import { sameFile } from '../../../server/store/sqlite/sameFile.ts';

it.each([
  ['ENOENT', false],
  ['ENOTDIR', false],
  ['ETIMEDOUT', 'The disk of the server cannot be read or written.'],
  ['EACCES', 'The server cannot write its data now: it may only read it.'],
  ['EIO', 'The disk of the server cannot be read or written. Whoever runs the server has to look at it.'],
])('a file of which the disk says %s is taken away, or nothing is known of it for now', (code, told) => {
  let failing = false;
  const noticed: unknown[] = [];
  const isSame = sameFile(
    'stowage.db',
    (error) => void noticed.push(error),
    () => {
      if (failing) throw Object.assign(new Error(code), { code, syscall: 'stat', path: 'stowage.db' });
      return { dev: 1, ino: 2 };
    },
  );
  expect(isSame()).toBe(true);
  failing = true;
  if (told === false) expect(isSame()).toBe(false);
  else expect(isSame).toThrow(String(told));
  expect(noticed).toHaveLength(told === false ? 0 : 1);
  // It passes.
  failing = false;
  expect(isSame()).toBe(true);
});
