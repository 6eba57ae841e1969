import { expect, test } from 'vitest';
import { isMissingCode } from '../../../src/views/ui/missingCode.ts';

test.each([
  'Failed to fetch dynamically imported module: http://host/assets/auth-1.js',
  'error loading dynamically imported module: http://host/assets/auth-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/LabelsPage-1.css',
])('code that does not come is known by the words of each browser (%s)', (message) => {
  expect(isMissingCode(message)).toBe(true);
  expect(isMissingCode('Invalid username or password.')).toBe(false);
});
