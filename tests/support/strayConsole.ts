import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

/**
 * A console.error or console.warn that a test did not ask for fails that test. A test that expects one takes it
 * itself: `vi.spyOn(console, 'error').mockImplementation(() => {})`, and asserts on it.
 */
let stray: string[] = [];

console.error = (...values: unknown[]) => void stray.push(`console.error: ${format(...values)}`);
console.warn = (...values: unknown[]) => void stray.push(`console.warn: ${format(...values)}`);

beforeEach(() => {
  stray = [];
});

afterEach(() => {
  if (stray.length > 0) throw new Error(`Stray output:\n${stray.join('\n')}`);
});
