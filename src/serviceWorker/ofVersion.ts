/** The assets of the app that a page names: not those of another address, which a proxy may have written in. */
const ASSETS = /(?<=["'=])\/assets\/[^"'?#\s>]+/g;

/**
 * Whether an answer is the file of this version that was asked for. While servers are replaced one by one the page may come
 * from one that has the old version: kept once it would stay, under the revision of the new, and name files that are gone.
 * And what stands in front of a server may answer a page of its own, with a status of 200.
 *
 * It is no hash of the bytes: some proxies write into every page, and nobody behind one would get a new version any more.
 *
 * @param files the paths of this version's files
 */
export async function isOfVersion(
  path: string,
  response: Response,
  files: ReadonlySet<string>,
): Promise<boolean> {
  const isHtml = response.headers.get('content-type')?.includes('text/html') ?? false;
  if (!response.ok || isHtml !== path.endsWith('.html')) return false;
  if (!isHtml) return true;
  const named = (await response.clone().text()).match(ASSETS) ?? [];
  return named.length > 0 && named.every((asset) => files.has(asset));
}
