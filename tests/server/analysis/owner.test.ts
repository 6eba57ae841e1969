import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { createOwner, isOwnerGone } from '../../../server/analysis/owner.ts';

/** The name that a process of this number would have. */
function ownerWith(pid: unknown, place?: string): string {
  const [here, , random] = JSON.parse(createOwner()) as unknown[];
  return JSON.stringify([place ?? here, pid, random]);
}

it('a process that had our number before us is gone, one that runs is not', () => {
  expect(createOwner()).not.toBe(createOwner());
  expect(isOwnerGone(createOwner())).toBe(true);
  expect(isOwnerGone(ownerWith(process.ppid))).toBe(false);
});

it('a process that has ended is gone', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  expect(isOwnerGone(ownerWith(child.pid))).toBe(true);
  expect(isOwnerGone(ownerWith(child.pid, 'another machine'))).toBe(false);
});

it.each(['', 'w', '[]', '{}', 'null', ownerWith('1')])('nothing is known of an owner called %j', (name) => {
  expect(isOwnerGone(name)).toBe(false);
});
