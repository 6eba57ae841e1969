import { useMemo } from 'react';
import { useSearch } from 'wouter/use-browser-location';

/**
 * The address as the browser has it. The router's own hook decodes it once already: the searches for '%26'
 * and for '&' would be the same text, and going from one to the other would go unnoticed.
 */
export function useQuery(): URLSearchParams {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The last segment of the current path, or the one before so many others, as text: the id or label of the page. */
export function lastSegment(before = 0): string {
  const segment =
    window.location.pathname
      .replace(/\/$/, '')
      .split('/')
      .at(-1 - before) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
