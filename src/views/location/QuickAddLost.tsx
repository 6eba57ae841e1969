import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { LostEntry } from '../../machines/items/quickAdd.context.ts';
import type { quickAddMachine } from '../../machines/items/quickAdd.machine.ts';
import { Icon } from '../ui/Icon.tsx';

interface QuickAddLostProps {
  row: ActorRefFrom<typeof quickAddMachine>;
  entry: LostEntry;
}

/** What neither the server nor this browser has taken: it is on this page only. */
export function QuickAddLost({ row, entry: { number, texts, reason } }: QuickAddLostProps) {
  const canEdit = useSelector(row, (state) => state.can({ type: 'lost.edited', number }));
  const text = [texts.name, texts.quantity].filter((part) => part.trim() !== '').join(', ');
  return (
    <li className="unsent-row">
      <div>
        <b className="row-name">{text}</b>
        <p className="unsent-state" data-status="refused">
          <b>Only on this page.</b> <span>{reason.message}</span>
        </p>
      </div>
      <div className="page-actions">
        <button
          type="button"
          className="button button-small"
          aria-label={`Try again to add ${text}`}
          onClick={() => row.send({ type: 'lost.retried', number })}
        >
          <Icon name="i-lucide-refresh-cw" />
          Try again
        </button>
        <button
          type="button"
          className="button button-small"
          aria-label={`Edit ${text}`}
          aria-disabled={!canEdit}
          title={canEdit ? undefined : 'Something else stands in the fields'}
          onClick={() => row.send({ type: 'lost.edited', number })}
        >
          <Icon name="i-lucide-pencil" />
          Edit
        </button>
        <button
          type="button"
          className="button button-small button-danger"
          aria-label={`Discard ${text}`}
          onClick={() => row.send({ type: 'lost.discarded', number })}
        >
          <Icon name="i-lucide-trash-2" />
          Discard
        </button>
      </div>
    </li>
  );
}
