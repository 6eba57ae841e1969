import { failureOf } from './failure.ts';
import type { Notice } from './machines/required.ts';
import type { Draft, DraftOf } from './model/draft.ts';
import type { Drafts } from './services/drafts.ts';
import { randomText } from './services/randomText.ts';

/** What the forms do with drafts: the actions of their machines, and what they begin with. */
export function createDraftKeeping(drafts: Drafts, say: (notice: Notice) => void) {
  return {
    keepDraft(_: unknown, draft: DraftOf): void {
      try {
        drafts.keep(draft);
      } catch (error) {
        say({
          kind: 'warning',
          text: 'What you type is not kept if you leave this page',
          detail: failureOf(error).message,
        });
      }
    },
    dropDraft: (_: unknown, { key }: { key: string }): void => drafts.remove(key),
    /** What was typed earlier, and a key for what is typed now. */
    recalled: (form: string): { drafts: readonly Draft[]; draftKey: string } => ({
      drafts: drafts.of(form),
      draftKey: `${form}_${randomText(8)}`,
    }),
  };
}
