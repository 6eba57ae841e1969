import { expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { updateHint } from '../../../src/model/session/updateHint.ts';

const INTERNAL = 'The server had an internal error. Your changes were saved locally.';
const REJECTED = 'The server rejected the update. Check the fields, then save again.';
const CONNECTION = 'Check your network connection. Your changes are sent when the server answers.';
const NO_ENDPOINT = 'Unable to connect to any API endpoint. Your changes are sent when one answers.';

test.each([
  ['ERR-33', 'Request failed with 500', INTERNAL],
  ['ERR-34', 'Server error (503)', INTERNAL],
  ['ERR-35', 'Load failed', REJECTED],
  ['ERR-36', 'Network error: Unable to connect to the server.', CONNECTION],
  ['ERR-37', 'All API endpoints failed. Network error: Unable to connect.', NO_ENDPOINT],
])('EDIT-22 %s: the hint for "%s"', (_, message, hint) => {
  expect(updateHint(failure('server', message))).toBe(hint);
});

test("ERR-33: the answer's status counts where its message says something else", () => {
  expect(updateHint(failure('server', 'Something broke', { status: 500 }))).toBe(INTERNAL);
});

test("ERR-35: the browser's own words count, before ours", () => {
  expect(updateHint(failure('offline', 'Network error', { browserText: 'Load failed' }))).toBe(REJECTED);
});

test('EDIT-22: anything else speaks for itself', () => {
  expect(updateHint(failure('conflict', 'The name is taken.', { status: 409 }))).toBeUndefined();
});
