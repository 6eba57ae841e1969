import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from './announce.ts';
import { arrivedByNavigation } from '../lists/arrival.ts';
import { isTypingAhead, whenNothingTakesIt } from './typeAhead.ts';

/**
 * The page's heading. Names the document, and takes the focus when the user came here from another page of
 * the app, so that keyboard and screen reader start at the top; a field that takes the focus itself keeps it,
 * and the title is said instead.
 */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Stowage' ? title : `${title} · Stowage`;
  }, [title]);
  useEffect(() => {
    const active = document.activeElement;
    const isKept = isTypingAhead();
    const isTaken = isKept || (active instanceof HTMLElement && active.closest('main') !== null);
    if (!arrivedByNavigation()) return undefined;
    const focus = () => heading.current?.focus({ preventScroll: true });
    if (isTaken) announce(title);
    else focus();
    // What it was kept for may never come: a form of what is not there.
    return isKept ? whenNothingTakesIt(focus) : undefined;
    // Where the page has come to; a title that changes later is not another page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}
