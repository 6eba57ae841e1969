import { ownPath, THROUGH_PATH } from '../../contract/account/ownPath.ts';

/** Where whatever stands in front of the server shows itself, and comes back from to the page that is shown. */
export const throughPath = (from: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `${THROUGH_PATH}?to=${encodeURIComponent(`${from.pathname}${from.search}${from.hash}`)}`;

/** The login page's address with the page that was asked for: path, query and hash (AUTH-02). */
export function loginPath(from: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const page = `${from.pathname}${from.search}${from.hash}`;
  return page === '/' ? '/login' : `/login?from=${encodeURIComponent(page)}`;
}

/** Where to go after a login: the remembered page if it is one of this app's, else Home (AUTH-03, AUTH-04). */
export function rememberedPath(from: string | null, origin: string): string {
  const path = ownPath(from, origin);
  return path === undefined || /^\/login([?#]|$)/.test(path) ? '/' : path;
}

/** The addresses of the pages whose first thing is a field to type in. */
const FOR_TYPING = /^\/(login|search|add|add-location|edit\/.*|edit-location\/.*)$/;

/** Whether who goes to a page of this address goes there to type. */
export function leadsToField(path: string): boolean {
  return FOR_TYPING.test(path);
}
