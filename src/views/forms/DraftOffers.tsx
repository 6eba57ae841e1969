import { type MouseEvent, useEffect, useRef } from 'react';
import type { Draft } from '../../model/unsent/draft.ts';
import { calledDraft, type FieldWords } from '../../model/unsent/draftWords.ts';
import { formCommands } from '../commands/definitions/forms.ts';
import { useCommands } from '../commands/registry.ts';
import { momentText } from '../ui/moments.ts';
import { Note } from '../ui/Note.tsx';

interface DraftOffersProps {
  drafts: readonly Draft[];
  /** What going on with a draft is called, where it is not just that. */
  restoreText?: string;
  /** What was typed, in its own words: all of it where no form shows it, else what tells it from the other offers. */
  words(draft: Draft): readonly FieldWords[];
  onRestore(key: string): void;
  onDiscard(key: string): void;
}

/** Input of earlier times that was never submitted, offered again (decisions, Drafts). */
export function DraftOffers({ drafts, restoreText, words, onRestore, onDiscard }: DraftOffersProps) {
  const { restoreDraft, discardDraft } = formCommands;
  useCommands(
    drafts.flatMap((draft) => {
      const { key, theirs } = draft;
      const called = calledDraft(draft, words(draft));
      const which = called === '' ? '' : `: ${called}`;
      return [
        {
          ...restoreDraft,
          id: `${restoreDraft.id}:${key}`,
          name: `${restoreText ?? (theirs ? 'Take the other version' : restoreDraft.name)}${which}`,
          perform: () => onRestore(key),
        },
        {
          ...discardDraft,
          id: `${discardDraft.id}:${key}`,
          name: `${theirs ? 'Discard the other version' : discardDraft.name}${which}`,
          perform: () => onDiscard(key),
        },
      ];
    }),
  );
  const leave = useFocusAfterOffer(drafts);
  return drafts.map((draft) => {
    const { key, at, values, since, theirs } = draft;
    return (
      <Note
        key={key}
        kind="warn"
        title={theirs ? 'The other version is still here' : 'Unfinished input found'}
        actions={
          <>
            <button
              type="button"
              className="button button-small"
              onClick={(event) => {
                leave(event, 'field');
                onRestore(key);
              }}
            >
              {restoreText ?? (theirs ? 'Take it' : 'Continue')}
            </button>
            <button
              type="button"
              className="button button-small"
              onClick={(event) => {
                leave(event, 'next offer');
                onDiscard(key);
              }}
            >
              Discard
            </button>
          </>
        }
      >
        {theirs ? savedText(values['name'], theirs.at) : typedText(values['name'], momentText(at), since)}
        {words(draft).map(({ label, text }) => (
          <p key={label} className="note-words" dir="auto">
            <b>{label}</b> {text}
          </p>
        ))}
      </Note>
    );
  });
}

/**
 * An offer goes with the button that was pressed: the focus goes on to the form's first field, to the heading where there
 * is no form, or to the next offer where there is one.
 *
 * @returns what to call before one goes
 */
function useFocusAfterOffer(drafts: readonly Draft[]) {
  const left = useRef<{ notes: Element | null; to: 'field' | 'next offer' }>(undefined);
  useEffect(() => {
    if (!left.current || document.activeElement !== document.body) return;
    const { notes, to } = left.current;
    left.current = undefined;
    const next = to === 'next offer' ? notes?.querySelector<HTMLElement>('.note-actions button') : undefined;
    // On a touch screen its keyboard would cover half of what is to be read.
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    const page = isTouch ? undefined : notes?.parentElement;
    const field = page?.querySelector<HTMLElement>('form input') ?? page?.querySelector<HTMLElement>('h1');
    (next ?? field)?.focus();
  }, [drafts]);
  return ({ currentTarget }: MouseEvent, to: 'field' | 'next offer') => {
    left.current = { notes: currentTarget.closest('.form-notes'), to };
  };
}

function savedText(name: string | undefined, at: string | null): string {
  const when = at === null ? '' : ` ${momentText(Date.parse(at))}`;
  return `${name ? `“${name}”, saved` : 'Saved'}${when}, before yours took its place.`;
}

function typedText(name: string | undefined, when: string, since: unknown): string {
  const how = since ? ' after it was sent off, and not saved with it.' : ', never saved.';
  return `${name ? `“${name}”, typed` : 'Typed'} here ${when}${how}`;
}
