/**
 * Loads in the runner what the server loads only when it is wanted. Playwright keeps each translated file in a folder that its
 * workers share, and writes it in place: of one that several translate at the same time another may read the empty beginning. What
 * the tests import themselves the runner has translated before any worker starts.
 */
export default async function loadAhead(): Promise<void> {
  await import('../../server/analysis/local/provider.ts');
  await import('../../server/analysis/remote/gemini.ts');
  await import('../../server/analysis/remote/openai.ts');
  await import('../../server/blobs/s3/sets.ts');
  await import('../../server/store/postgres/open.ts');
  await import('../../server/store/sqlite/openForReading.ts');
}
