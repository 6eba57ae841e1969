import { useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from './composing.ts';

/** Whoever types on after the code could not be had is not done yet: so long a pause ends it, in ms. */
const PAUSE = 1000;
/** Nothing is waited for longer than this after the last key, in ms. */
const LIMIT = 30_000;
/** Between two keys of somebody who types on without looking there is less than this, in ms. */
const BREAK = 400;

/** A field of the browser's own, so that Backspace, pasting and composition are what they are everywhere. */
interface Typing {
  field: HTMLTextAreaElement;
  /** Had the focus before, and gets it back. */
  origin: Element | null;
  /** The page that it is for. */
  path: string;
  enteredAt: number | undefined;
  /** When a key was pressed last, once Tab was: what comes after it is meant for a field further on. */
  beyondAt: number | undefined;
  onCancel: (() => void) | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

let typing: Typing | undefined;
/** How many things on screen stand for a field that is still on its way. */
let holders = 0;
let runEffects = (): void => {};
let onNothing: (() => void) | undefined;

/**
 * Once on every page. A field hears of its value's changes by an effect, which React may run some time after the field
 * was drawn: till then what is put or typed into it would be taken back. An update made now has all effects run first.
 */
export function TypeAheadEffects(): null {
  const [, update] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    runEffects = () => flushSync(update);
    return () => {
      runEffects = () => {};
    };
  }, []);
  return null;
}

/** Whether the focus is kept for a field of this page that is still on its way. */
export function isTypingAhead(): boolean {
  return typing?.path === window.location.pathname;
}

/**
 * For as long as the calling component stands in for a field that is on its way, what is typed is kept, and is put
 * into the field that gets the focus next; no key is a command meanwhile. Escape cancels, as does going elsewhere.
 */
export function useTypeAhead(isWanted: boolean, onCancel?: () => void): void {
  // It is for what it has begun with.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => (isWanted ? keepTyped(onCancel) : undefined), [isWanted]);
}

/** The same, until the returned function is called. */
export function keepTyped(onCancel?: () => void): () => void {
  holders++;
  begin(onCancel);
  return () => {
    holders--;
    if (isTypingAhead()) waitOn();
    else end();
  };
}

/** Calls `listener` when nothing takes what is typed, and the focus is nowhere; until the returned function is called. */
export function whenNothingTakesIt(listener: () => void): () => void {
  onNothing = listener;
  return () => {
    if (onNothing === listener) onNothing = undefined;
  };
}

/** Gives the focus back to what had it, for a dialog that notes where it came from; what was typed stays. */
export function giveFocusBack(): void {
  if (!typing) return;
  document.removeEventListener('focusin', onFocus);
  if (typing.origin instanceof HTMLElement) typing.origin.focus({ preventScroll: true });
  document.addEventListener('focusin', onFocus);
}

function begin(onCancel: (() => void) | undefined): void {
  if (isTypingAhead() && typing) {
    typing.onCancel = onCancel;
    waitOn();
    return;
  }
  end();
  const field = document.createElement('textarea');
  field.className = 'pending-keys type-ahead';
  field.rows = 1;
  field.spellcheck = false;
  field.autocapitalize = 'off';
  field.autocomplete = 'off';
  // Not seen: it lets the style sheet know that nothing has been typed.
  field.placeholder = ' ';
  field.ariaLabel = 'Typed before the page was there';
  typing = {
    field,
    origin: document.activeElement,
    path: window.location.pathname,
    enteredAt: undefined,
    beyondAt: undefined,
    onCancel,
    timer: undefined,
  };
  // A landmark of its own: the page that it is for is not there yet.
  const region = document.createElement('section');
  region.ariaLabel = field.ariaLabel;
  region.append(field);
  document.body.append(region);
  field.focus({ preventScroll: true });
  // Inside of a dialog it cannot have the focus, and there no key is a command.
  if (document.activeElement !== field) {
    end();
    return;
  }
  field.addEventListener('keydown', onKeyDown);
  field.addEventListener('input', waitOn);
  field.addEventListener('beforeinput', (event) => {
    if (typing?.beyondAt !== undefined) event.preventDefault();
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', end, true);
  waitOn();
}

function waitOn(): void {
  if (!typing) return;
  clearTimeout(typing.timer);
  typing.timer = setTimeout(end, holders > 0 ? LIMIT : PAUSE);
}

function end(): void {
  if (!typing) return;
  const { field, origin, timer } = typing;
  typing = undefined;
  clearTimeout(timer);
  document.removeEventListener('focusin', onFocus);
  document.removeEventListener('pointerdown', end, true);
  if (document.activeElement === field && origin instanceof HTMLElement) {
    origin.focus({ preventScroll: true });
  }
  field.parentElement?.remove();
  if (document.activeElement === document.body) onNothing?.();
}

function onKeyDown(event: KeyboardEvent): void {
  if (!typing || isComposing(event)) return;
  const { field, onCancel } = typing;
  if (typing.beyondAt !== undefined && event.key !== 'Escape') {
    typing.beyondAt = performance.now();
    event.preventDefault();
    waitOn();
    return;
  }
  if (event.key === 'Enter') typing.enteredAt ??= field.value.length;
  if (event.key === 'Escape') {
    event.preventDefault();
    end();
    onCancel?.();
  } else if (event.key === 'Tab') {
    if (field.value === '' || holders === 0) {
      end();
      return;
    }
    // Where something was typed, its field comes first. The next one is not known yet: what is for that is dropped.
    event.preventDefault();
    typing.beyondAt = performance.now();
  }
}

/**
 * Types a key that had to wait for what opened a field into `target`, as if it were pressed there. False where that is no field,
 * and for keys that type nothing.
 */
export function playKey({ key }: Pick<KeyboardEvent, 'key'>, target: EventTarget | null): boolean {
  if (!isField(target)) return false;
  const [start, end] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
  if (key.length === 1) target.setRangeText(key, start, end, 'end');
  else if (key === 'Backspace')
    target.setRangeText('', start === end ? Math.max(start - 1, 0) : start, end, 'end');
  else if (key === 'Enter') {
    if (target !== typing?.field) {
      pressEnter(target);
      return true;
    }
    typing.enteredAt ??= target.value.length;
    target.setRangeText('\n', start, end, 'end');
  } else return false;
  target.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.selectionStart !== null);

function onFocus({ target }: FocusEvent): void {
  // After all that is done with the focus: a machine of the screen may start only then.
  if (target === typing?.field) return;
  if (isField(target)) queueMicrotask(() => handOver(target));
  // A dialog begins with its first button, and goes on to its field; anywhere else somebody has moved the focus.
  else if (target instanceof Element && !target.closest('dialog')) end();
}

function handOver(to: Field): void {
  if (!typing) return;
  const { field, enteredAt, beyondAt } = typing;
  end();
  if (beyondAt !== undefined) dropRest(beyondAt);
  runEffects();
  const { text, isEntered } = typedAhead(field.value, enteredAt, to instanceof HTMLTextAreaElement);
  if (text !== '') {
    const at = to.value.length;
    to.setRangeText(text, to.selectionStart ?? at, to.selectionEnd ?? at, 'end');
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // After what the letters change has been drawn.
  if (isEntered) queueMicrotask(() => pressEnter(to));
}

/** Drops the keys of somebody who types on after a Tab, as they do not see the field yet, until their first pause. */
function dropRest(lastAt: number): void {
  let last = lastAt;
  const stop = (): void => document.removeEventListener('keydown', drop, true);
  function drop(event: KeyboardEvent): void {
    if (event.key === 'Escape' || performance.now() - last > BREAK) {
      stop();
      return;
    }
    last = performance.now();
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  document.addEventListener('keydown', drop, true);
  document.addEventListener('pointerdown', stop, { capture: true, once: true });
}

/** As the browser does it: what nobody has dealt with sends the form. */
function pressEnter(field: Field): void {
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (field.dispatchEvent(press)) field.form?.requestSubmit();
}

/**
 * What a field gets of what was typed before it was there.
 *
 * @param value all that was typed, Enter as a new line
 * @param enteredAt how much stood there when Enter was pressed first; undefined where it never was
 * @param takesLines the field has several lines, in which Enter is a new one
 */
export function typedAhead(
  value: string,
  enteredAt: number | undefined,
  takesLines: boolean,
): { text: string; isEntered: boolean } {
  if (takesLines) return { text: value, isEntered: false };
  // Backspace takes Enter back as any other key.
  const isEntered = enteredAt !== undefined && value.length > enteredAt;
  // What is pasted into one line has its lines beside each other, as the browser pastes it.
  const text = (isEntered ? value.slice(0, enteredAt) : value).replace(/\r?\n/g, ' ');
  return { text, isEntered };
}
