import { describe, expect, test } from 'vitest';
import { databaseFailure, passesByItself, storageFailure } from '../../../server/store/failures.ts';

const failed = (code: string, more: object = {}): Error => Object.assign(new Error('failed'), { code }, more);

describe('what PostgreSQL says of a failed statement', () => {
  test.each([
    ['a lock that somebody holds', '55P03'],
    ['a statement that was given up', '57014'],
    ['two that changed the same at once', '40001'],
    ['two that waited for each other', '40P01'],
    ['no free connection', '53300'],
    ['no file that may still be opened', '53000'],
    ['a limit of its settings', '53400'],
    ['a transaction that was ended for its time', '25P04'],
    ['a server that is being replaced, and takes no writes', '25006'],
    ['a server that is shut down', '57P01'],
    ['a server that starts', '57P03'],
    ['a connection that has gone', '08006'],
    ['an end that nobody knows', '08007'],
  ])('passes by itself: %s', (_, code) => {
    expect(passesByItself(failed(code))).toBe(true);
    expect(storageFailure(failed(code))).toBeDefined();
  });

  test.each([
    ['a full disk', '53100', 'full'],
    ['no memory', '53200', 'memory'],
    ['a system error', '58000', 'disk'],
    ['a disk that fails', '58030', 'disk'],
    ['a damaged index', 'XX002', 'damaged'],
  ])('stays until somebody does something: %s', (_, code, kind) => {
    expect(passesByItself(failed(code))).toBe(false);
    expect(storageFailure(failed(code))).toBe(kind);
  });

  test('is no failure of the storage where a constraint refuses a row, or the statement is wrong', () => {
    expect(databaseFailure(failed('23505'))).toBe('conflict');
    expect(storageFailure(failed('23505'))).toBeUndefined();
    expect(storageFailure(failed('42601'))).toBeUndefined();
  });
});

describe('what the system says', () => {
  test('is a failure of the storage where a file is meant, and none where a socket is', () => {
    expect(storageFailure(failed('EACCES', { syscall: 'open', path: '/data/x' }))).toBe('read-only');
    expect(storageFailure(failed('EIO', { syscall: 'fsync' }))).toBe('disk');
    expect(storageFailure(failed('EMFILE', { syscall: 'accept' }))).toBeUndefined();
    expect(storageFailure(failed('EACCES', { syscall: 'listen' }))).toBeUndefined();
    // Whatever wrote: nothing else is full.
    expect(storageFailure(failed('ENOSPC'))).toBe('full');
  });

  test('passes by itself in no case', () => {
    for (const code of ['ENOSPC', 'EACCES', 'EIO'])
      expect(passesByItself(failed(code, { syscall: 'write' }))).toBe(false);
  });
});
