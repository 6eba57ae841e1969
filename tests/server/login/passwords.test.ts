import { expect, it } from 'vitest';
import { createPasswords } from '../../../server/passwords.ts';

it('of one client ten hashes are under way or wait, and everybody else finds room beside them', async () => {
  const passwords = createPasswords();
  const verify = (owner: string) => passwords.verify(undefined, 'x', { owner, isKnown: false });
  // All are asked for before one of them can end.
  const crowd = Array.from({ length: 60 }, () => verify('crowd'));
  const other = verify('other');
  const settled = await Promise.allSettled(crowd);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  for (const { reason } of settled.filter((one) => one.status === 'rejected')) {
    expect(reason).toMatchObject({ code: 'too-many', headers: { 'Retry-After': '5' } });
  }
  expect(await other).toBe(false);
});

it('a password is kept as argon2id, at the least cost that OWASP names', async () => {
  expect(await createPasswords().hash('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
