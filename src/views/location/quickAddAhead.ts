import { useLayoutEffect } from 'react';
import { fastEntryCommands } from '../commands/definitions/fastEntry.ts';
import { useCommands } from '../commands/registry.ts';
import { isTypingAhead, keepTyped } from '../ui/typeAhead.ts';

/** The page on which the row for adding items was asked for before it was there. */
let awaitedOn: string | undefined;
let release: (() => void) | undefined;

/** For as long as a location's page is on its way, its key for adding items keeps what is typed after it. */
export function useQuickAddAhead(): void {
  const isLocation = window.location.pathname.startsWith('/location/');
  useCommands(isLocation ? [{ ...fastEntryCommands.row, perform: begin }] : [], 'last');
  useLayoutEffect(() => {
    // Asked for in what stood here before.
    if (isAwaited()) hold();
    return letGo;
  }, []);
}

/** Gives the focus, and with it what was typed, to the row's first field where that was asked for. */
export function takeQuickAddAhead(field: HTMLElement | null): void {
  if (!isAwaited()) return;
  field?.focus();
  stop();
}

/** No more once the focus is somewhere else, or after too long. */
const isAwaited = (): boolean => awaitedOn === window.location.pathname && isTypingAhead();

function begin(): void {
  awaitedOn = window.location.pathname;
  hold();
}

function hold(): void {
  letGo();
  release = keepTyped(stop);
}

function letGo(): void {
  release?.();
  release = undefined;
}

function stop(): void {
  awaitedOn = undefined;
  letGo();
}
