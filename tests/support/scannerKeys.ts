import type { Page } from '@playwright/test';

/** Between two keys of a scanner, in seconds. */
const APART = 0.005;

/**
 * Types into what has the focus as a scanner does, with Enter behind. The browser is told when each key was pressed: a busy machine
 * would type as slowly as a person.
 */
export async function scanInto(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const keys = [
    ...[...text].map((key) => ({ key, text: key })),
    { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 },
  ];
  let at = Date.now() / 1000 - keys.length * APART;
  for (const key of keys) {
    at += APART;
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp: at, ...key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp: at, key: key.key });
  }
  await session.detach();
}
