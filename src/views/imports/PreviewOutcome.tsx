import type { Ref } from 'react';
import type { ImportCounts } from '../../../contract/imports/imports.ts';
import { previewTexts, problemsText } from '../../model/imports/words.ts';
import { importCommands } from '../commands/definitions/imports.ts';
import { KeysOf } from '../commands/Keys.tsx';

interface PreviewOutcomeProps {
  counts: ImportCounts | undefined;
  /** Why it cannot begin yet; undefined where it can. */
  why: string | undefined;
  /** What the button that begins says. */
  beginning: string;
  canBegin: boolean;
  isSending: boolean;
  button: Ref<HTMLButtonElement>;
  onColumns(): void;
  onBegin(): void;
}

/** What would come of the import, and the button that begins it. */
export function PreviewOutcome(props: PreviewOutcomeProps) {
  const { counts, why, beginning, canBegin, isSending, button, onColumns, onBegin } = props;
  const problems = counts?.problem ?? 0;
  return (
    <div className="import-outcome">
      <div role="status">
        <ul className="import-counts" aria-label="What will happen">
          {counts && previewTexts(counts).map((text) => <li key={text}>{text}</li>)}
          {problems > 0 && <li data-bad="">{problemsText(problems)}</li>}
        </ul>
      </div>
      <div className="page-actions">
        <button type="button" className="button" onClick={onColumns}>
          Columns
          <KeysOf command={importCommands.columns.id} />
        </button>
        <button
          ref={button}
          type="button"
          className="button button-primary"
          aria-disabled={!canBegin || isSending}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- with nothing to put right, Enter is all
          autoFocus={problems === 0}
          aria-describedby={why === undefined ? undefined : 'import-why-not'}
          onClick={onBegin}
        >
          {isSending && <span className="spinner" aria-hidden="true" />}
          {beginning}
          <KeysOf command={importCommands.next.id} />
        </button>
      </div>
      <p className="hint" id="import-why-not">
        {why ?? 'Nothing has been written yet.'}
      </p>
    </div>
  );
}
