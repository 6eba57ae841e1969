import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { createPasswords } from '../../../server/passwords.ts';
import { QUICK } from '../startServer.ts';

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

it('a password is the same in whichever form a system writes its accents', async () => {
  const passwords = createPasswords(QUICK);
  const waiter = { owner: 'x', isKnown: true };
  const forms = ['gr\u00fcner-b\u00e4r', 'gru\u0308ner-ba\u0308r'];
  // As an earlier version has kept it.
  const kept = await hash('gru\u0308ner-ba\u0308r', QUICK);
  for (const set of forms) {
    const one = await passwords.hash(set);
    for (const typed of forms) {
      expect(await passwords.verify(one, typed, waiter)).toBe(true);
      expect(await passwords.verify(kept, typed, waiter)).toBe(true);
    }
    expect(await passwords.verify(one, 'gruner-bar', waiter)).toBe(false);
  }
});
