import { useMemo } from 'react';
import { useSearch } from 'wouter';

/**
 * The address as the browser has it. The router decodes what it hands out once already, which would turn a
 * search for the text '%26' into one for '&'; so it only tells us when to look.
 */
export function useQuery(): URLSearchParams {
  const search = useSearch();
  // `search` is not read, but it changes when the address does.
  return useMemo(() => new URLSearchParams(search === '' ? '' : window.location.search), [search]);
}

/** The last segment of the current path as text: the id or label of the page. */
export function lastSegment(): string {
  const segment = window.location.pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
