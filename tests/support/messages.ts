import type { Page } from '@playwright/test';

/** Closes what the app has told, which else stands above the page until its time is over. */
export async function closeMessages(page: Page): Promise<void> {
  const close = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close message' });
  // One whose time is over meanwhile is as good as closed.
  while ((await close.count()) > 0)
    await close
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
}
