import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { Item } from '../../../contract/entities.ts';
import { changeOf, type CountContext } from '../../machines/counting/count.context.ts';
import {
  differencesOf,
  differencesText,
  NAMED,
  recordedOf,
  recordedText,
} from '../../model/counting/count.ts';
import { itemCount } from '../../model/items/counts.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { LongList } from '../lists/LongList.tsx';
import { Press } from './CountNow.tsx';
import type { CountRef } from './countRef.ts';

interface CountSummaryProps {
  count: CountRef;
  items: readonly Item[];
  /** What the first button says while it has to be waited for. */
  busy: string | undefined;
}

interface Difference {
  id: string;
  name: string;
  said: string;
}

export const GO_ON = 'Go on counting';

/** What ends the count. */
export function acceptText(context: CountContext): string {
  return changeOf(context) ? 'Accept' : 'Done, nothing to change';
}

/** What differs, before any of it is changed. */
export function CountSummary({ count, items, busy }: CountSummaryProps) {
  const context = useSelector(count, (state) => state.context);
  const { answers, sentAs, deletesGone } = context;
  const differences = useMemo(() => differencesOf(items, answers, sentAs), [items, answers, sentAs]);
  const { changed, gone, added, recorded, left, missing, overtaken } = differences;
  const rows = useMemo(
    (): readonly Difference[] => [
      ...changed.map(({ item: { id, name, ...item }, quantity }) => ({
        id,
        name,
        said: `${formatQuantity(recordedOf(item))} → ${formatQuantity(quantity)}`,
      })),
      ...gone.map(({ id, name, ...item }) => ({
        id,
        name,
        said: `${formatQuantity(recordedOf(item))} → gone`,
      })),
      ...added.map((one) => ({
        id: one.id,
        name: one.name,
        said: `new, ${formatQuantity(one.quantity)}${recorded.includes(one) ? ', recorded too' : ''}`,
      })),
    ],
    [changed, gone, added, recorded],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // Not on its button: the Enter of the last answer must not accept all of them.
  useEffect(() => heading.current?.focus(), []);
  const notes = [
    recorded.length > 0 && recordedText(recorded),
    left > 0 && `${itemCount(left)} not counted: left as recorded.`,
    missing > 0 && `${itemCount(missing)} counted, but not here any more: left out.`,
    overtaken.length > 0 &&
      `Changed since counted: ${overtaken
        .slice(0, NAMED)
        .map((item) => `${item.name}, now ${formatQuantity(recordedOf(item))}`)
        .join('; ')}${overtaken.length > NAMED ? '; and others' : ''}.`,
  ].filter((note) => note !== false);

  return (
    <section className="panel count-summary" aria-labelledby="count-differences">
      <div className="panel-head">
        <h2 id="count-differences" ref={heading} tabIndex={-1}>
          {differencesText(differences)}
        </h2>
      </div>
      {notes.length > 0 && (
        <ul className="count-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <LongList
          rows={rows}
          keyOf={idOf}
          textOf={nameOf}
          layout="rows"
          labelledBy="count-differences"
          renderRow={({ id, name, said }) => (
            <button
              type="button"
              className="row count-row"
              data-main=""
              onClick={() => count.send({ type: 'item.chosen', id })}
            >
              <span className="row-name clip">{name}</span>
              <span className="count-said">{said}</span>
            </button>
          )}
        />
      )}
      {gone.length > 0 && (
        <label className="switch count-deletes">
          <input
            type="checkbox"
            checked={deletesGone}
            onChange={({ target }) => count.send({ type: 'deletion.chosen', on: target.checked })}
          />
          Delete what is gone; else its quantity is 0
        </label>
      )}
      <div className="count-more">
        <Press
          count={count}
          command="finish"
          send={{ type: 'count.accepted' }}
          text={busy ?? acceptText(context)}
          isPrimary
        />
        <Press count={count} command="add" send={{ type: 'adding.requested' }} text="Something new" />
        <Press count={count} command="back" send={{ type: 'counting.resumed' }} text={GO_ON} />
        <Press count={count} command="discard" send={{ type: 'discard.requested' }} text="Discard" />
      </div>
    </section>
  );
}

const idOf = ({ id }: Difference) => id;
const nameOf = ({ name }: Difference) => name;
