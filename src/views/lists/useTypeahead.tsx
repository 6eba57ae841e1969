import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { announce } from '../ui/announce.ts';
import { TYPING } from './listKeys.ts';
import { nextBeginning } from './rowMoves.ts';
import { SingleKeys } from './singleKeys.ts';
import { isComposing } from '../ui/composing.ts';

/** The pause that ends a text which a letter has begun, in ms: no shorter than that between the keys of a command. */
const PAUSE = 1500;

interface TypeaheadProps {
  root: RefObject<HTMLElement | null>;
  count: number;
  textAt(index: number): string;
  /** The current row. */
  at(): number;
  onFound(index: number): void;
}

/**
 * Going to a row by its first letters (decision 0022). Letters are commands, so `t` begins it, and they are text
 * until Escape or a key that is none; no time limit makes a letter a command again. With single-character keys
 * switched off any letter begins it, and a pause ends it as in every list of the system.
 */
export function useTypeahead({ root, count, textAt, at, onFound }: TypeaheadProps) {
  const singleKeys = use(SingleKeys);
  /** undefined while nothing is being typed. */
  const [typed, setDrawn] = useState<string>();
  // Keys can come faster than they are drawn.
  const latest = useRef<string>(undefined);
  const [isMissing, setMissing] = useState(false);

  const setTyped = useCallback((text: string | undefined) => {
    latest.current = text;
    setDrawn(text);
  }, []);

  useEffect(() => {
    const element = root.current;
    const begin = () => {
      setTyped('');
      setMissing(false);
      announce('Type the first letters of a row');
    };
    element?.addEventListener(TYPING, begin);
    return () => element?.removeEventListener(TYPING, begin);
  }, [root, setTyped]);

  useEffect(() => {
    if (singleKeys || typed === undefined) return;
    const timer = setTimeout(() => setTyped(undefined), PAUSE);
    return () => clearTimeout(timer);
  }, [singleKeys, typed, setTyped]);

  const look = (text: string) => {
    setTyped(text);
    const found = text === '' ? at() : nextBeginning(count, textAt, text, at());
    setMissing(found === undefined);
    if (found === undefined) announce(`No row begins with ${text}`);
    else if (text !== '') onFound(found);
  };

  return {
    /** Whether the key was text, and has been dealt with. */
    take(event: KeyboardEvent): boolean {
      if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return false;
      const text = textAfter(event, latest.current, singleKeys);
      if (text === undefined) {
        const wasTyping = latest.current !== undefined;
        if (event.key !== 'Shift') setTyped(undefined);
        if (!wasTyping || event.key !== 'Escape') return false;
      } else look(text);
      event.preventDefault();
      return true;
    },
    end({ relatedTarget, currentTarget }: FocusEvent): void {
      if (!currentTarget.contains(relatedTarget)) setTyped(undefined);
    },
    shown: typed !== undefined && (
      // The row that is found is said as the focus comes to it.
      <div className="pending-keys" aria-hidden="true">
        {isMissing ? `No row begins with ${typed}` : typed === '' ? 'Type the first letters' : typed}
      </div>
    ),
  };
}

/** What is typed after a key; undefined where it is no text, or a command. */
function textAfter({ key, target }: KeyboardEvent, typed: string | undefined, singleKeys: boolean) {
  if (target instanceof Element && target.closest('[role=menu], input, textarea, select')) return undefined;
  if (typed === undefined && singleKeys) return undefined;
  if (key === 'Backspace' && typed) return typed.slice(0, -1);
  if (key.length !== 1 || (key === ' ' && !typed)) return undefined;
  return `${typed ?? ''}${key}`;
}
