/**
 * Asked by a browser itself, not by the app: whatever stands in front of the server, a sign-in for example, answers
 * there in full, and comes back to it. `to` of the query is the page to go on with. The app's own calls ask there whether
 * they come through: 204.
 */
export const THROUGH_PATH = '/api/through';

/**
 * The path, with query and hash, that `to` names on `origin` itself; undefined for anything else, such as '//host' and
 * '/\host', which browsers take for another host.
 */
export function ownPath(to: string | null, origin: string): string | undefined {
  if (to === null || !to.startsWith('/')) return undefined;
  try {
    const url = new URL(to, origin);
    // '/.//host' resolves to the path '//host', which whoever is sent there would resolve once more.
    if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return undefined;
  }
}
