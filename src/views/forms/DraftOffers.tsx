import type { Draft } from '../../model/unsent/draft.ts';
import { formCommands } from '../commands/definitions/forms.ts';
import { useCommands } from '../commands/registry.ts';
import { momentText } from '../ui/moments.ts';
import { Note } from '../ui/Note.tsx';

interface DraftOffersProps {
  drafts: readonly Draft[];
  onRestore(key: string): void;
  onDiscard(key: string): void;
}

/** Input of earlier times that was never submitted, offered again (decisions, Drafts). */
export function DraftOffers({ drafts, onRestore, onDiscard }: DraftOffersProps) {
  const { restoreDraft, discardDraft } = formCommands;
  useCommands(
    drafts.flatMap(({ key, values }) => {
      const which = values['name'] ? `: ${values['name']}` : '';
      return [
        {
          ...restoreDraft,
          id: `${restoreDraft.id}:${key}`,
          name: `${restoreDraft.name}${which}`,
          perform: () => onRestore(key),
        },
        {
          ...discardDraft,
          id: `${discardDraft.id}:${key}`,
          name: `${discardDraft.name}${which}`,
          perform: () => onDiscard(key),
        },
      ];
    }),
  );
  return drafts.map(({ key, at, values, since }) => (
    <Note
      key={key}
      kind="warn"
      title="Unfinished input found"
      actions={
        <>
          <button type="button" className="button button-small" onClick={() => onRestore(key)}>
            Continue
          </button>
          <button type="button" className="button button-small" onClick={() => onDiscard(key)}>
            Discard
          </button>
        </>
      }
    >
      {values['name'] ? `“${values['name']}”, typed` : 'Typed'} here {momentText(at)}
      {since ? ' after it was sent off, and not saved with it.' : ', never saved.'}
    </Note>
  ));
}
