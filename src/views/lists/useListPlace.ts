import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { keepPlace, type ListPlace, placeOf } from './listPlaces.ts';
import type { RowFocus } from './useRowFocus.ts';

/** How long a page has to lie still, in ms, for its place to be kept. */
const STILL = 100;

/**
 * Keeps where a list is for the time that Back or Forward comes to its page again, and brings it there then: the
 * browser itself would look for the place before the rows are in the page.
 *
 * @param name tells the lists of one page from each other
 */
export function useListPlace(root: RefObject<HTMLElement | null>, focus: RowFocus, name: string) {
  const [start] = useState(() => placeOf(name));

  useLayoutEffect(() => {
    if (start?.hadFocus === true) focus.awaitAt(start.at);
  }, [start, focus]);

  const keep = useCallback(() => {
    if (root.current) keepPlace(name, currentPlace(root.current, focus.at()));
  }, [root, name, focus]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, STILL);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [keep]);

  return { start, keep };
}

function currentPlace(root: HTMLElement, at: number): ListPlace {
  const cells = window.scrollY === 0 ? [] : [...root.querySelectorAll('[data-place]')];
  // Rows under the bar at the top are not in sight.
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const first = cells.find((cell) => cell.getBoundingClientRect().bottom > bar);
  return {
    at,
    hadFocus: root.contains(document.activeElement),
    first: first && {
      index: Number(first.getAttribute('data-place')) - 1,
      top: first.getBoundingClientRect().top,
    },
  };
}
