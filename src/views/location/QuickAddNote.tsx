import type { ReactNode } from 'react';
import type { FieldMessages } from '../../../contract/check.ts';
import { isEmpty, type QuickEntry } from '../../machines/items/quickAdd.context.ts';
import type { QuickTexts } from '../../model/items/quickAdd.ts';
import { Icon } from '../ui/Icon.tsx';

interface QuickAddNoteProps {
  id: string;
  texts: QuickTexts;
  fields: FieldMessages;
  /** That there is an item of this name already. */
  same: string | undefined;
  pending: readonly QuickEntry[];
  category: string;
  /** Another place that is likelier. */
  elsewhere: ReactNode;
}

/** Below the fields: what is wrong with them, else what to know before Enter. One line, so that nothing moves. */
export function QuickAddNote({ id, texts, fields, same, pending, category, elsewhere }: QuickAddNoteProps) {
  const problem = fields['name'] ?? fields['quantity'];
  return (
    <div className="quick-add-note">
      {problem === undefined ? (
        <p id={id} className="help">
          {same ?? hint(texts, category)}
        </p>
      ) : (
        <p id={id} className="field-error" role="alert">
          <Icon name="i-lucide-triangle-alert" />
          {problem}
        </p>
      )}
      {problem === undefined && elsewhere}
      {pending.length > 0 && (
        <span className="help quick-add-pending">
          <span className="spinner" aria-hidden="true" />
          {pending.length} on the way
        </span>
      )}
    </div>
  );
}

function hint(texts: QuickTexts, category: string): string {
  return isEmpty(texts) ? 'Or with its quantity: M3 screws, 20' : `Category ${category}`;
}
