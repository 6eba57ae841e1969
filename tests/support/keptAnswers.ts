import { expect, type Page } from '@playwright/test';

/** The keys of the answers that this browser keeps of all people, as JSON texts: '["item","…"]'. */
export function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('stowage-answers');
        // Not there yet: made by nobody but the app.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('answers').objectStore('answers').getAllKeys();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(
              reading.result.flatMap((key) =>
                Array.isArray(key) && key[0] === 'text' ? String(key[2]) : [],
              ),
            );
          };
        };
      }),
  );
}

/** Waits until the answers under keys that begin so are kept: it happens in an idle moment. */
export async function untilKept(page: Page, ...starts: string[]): Promise<void> {
  await expect
    .poll(async () => {
      const keys = await keptKeys(page);
      return starts.filter((start) => !keys.some((key) => key.startsWith(start)));
    })
    .toEqual([]);
}
