/** The login page's address with the page that was asked for: path, query and hash (AUTH-02). */
export function loginPath(from: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const page = `${from.pathname}${from.search}${from.hash}`;
  return page === '/' ? '/login' : `/login?from=${encodeURIComponent(page)}`;
}

/** Where to go after a login: the remembered page if it is one of this app's, else Home (AUTH-03, AUTH-04). */
export function rememberedPath(from: string | null, origin: string): string {
  if (from === null || !from.startsWith('/')) return '/';
  try {
    // '//host', '/\host' and the like resolve to another origin.
    const url = new URL(from, origin);
    // '/.//host' resolves to the path '//host', which the router would resolve once more.
    if (url.origin !== origin || url.pathname === '/login' || url.pathname.startsWith('//')) return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}

/** The addresses of the pages whose first thing is a field to type in. */
const FOR_TYPING = /^\/(login|search|add|add-location|edit\/.*|edit-location\/.*)$/;

/** Whether who goes to a page of this address goes there to type. */
export function leadsToField(path: string): boolean {
  return FOR_TYPING.test(path);
}
