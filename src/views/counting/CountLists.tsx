import { memo, useMemo } from 'react';
import type { Item } from '../../../contract/entities.ts';
import type { CountAnswer, CountAnswers } from '../../model/counting/count.ts';
import { itemCount } from '../../model/items/counts.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { LongList } from '../lists/LongList.tsx';
import { Quantity } from '../records/Quantity.tsx';
import { Icon } from '../ui/Icon.tsx';

interface CountListsProps {
  items: readonly Item[];
  answers: CountAnswers;
  /** The item that is counted now. */
  at: string | undefined;
  onChoose(id: string): void;
}

interface Counted {
  answer: CountAnswer;
  name: string;
  /** Else there is nothing to put right: what was moved away or deleted is left out of the count. */
  isHere: boolean;
}

/** What is left to be counted, the next one first, and what was counted, the last one first. */
export const CountLists = memo(function CountLists({ items, answers, at, onChoose }: CountListsProps) {
  const left = useMemo(() => {
    const answered = new Set(answers.map(({ id }) => id));
    const from = items.findIndex(({ id }) => id === at);
    const inTurn = [...items.slice(from + 1), ...items.slice(0, Math.max(0, from))];
    return inTurn.filter(({ id }) => !answered.has(id));
  }, [items, answers, at]);
  const counted = useMemo(() => {
    const names = new Map(items.map(({ id, name }) => [id, name]));
    return answers
      .map((answer): Counted => ({
        answer,
        name: answer.kind === 'new' ? answer.name : (names.get(answer.id) ?? 'Not here any more'),
        isHere: answer.kind === 'new' || names.has(answer.id),
      }))
      .toReversed();
  }, [items, answers]);
  return (
    <>
      {left.length > 0 && (
        <section className="panel" aria-labelledby="count-left">
          <div className="panel-head">
            <h2 id="count-left">Still to count</h2>
            <span className="count">{itemCount(left.length)}</span>
          </div>
          <LongList
            rows={left}
            keyOf={idOf}
            textOf={nameOf}
            layout="rows"
            labelledBy="count-left"
            renderRow={({ id, name, quantity }) => (
              <button type="button" className="row count-row" data-main="" onClick={() => onChoose(id)}>
                <span className="row-name clip">{name}</span>
                <Quantity value={quantity} />
              </button>
            )}
          />
        </section>
      )}
      {counted.length > 0 && (
        <section className="panel" aria-labelledby="count-done">
          <div className="panel-head">
            <h2 id="count-done">Counted</h2>
            <span className="count">{itemCount(counted.length)}</span>
          </div>
          <LongList
            rows={counted}
            keyOf={answerId}
            textOf={nameOf}
            layout="rows"
            labelledBy="count-done"
            renderRow={({ answer, name, isHere }) => (
              <button
                type="button"
                className="row count-row"
                data-main=""
                aria-disabled={!isHere}
                onClick={() => onChoose(answer.id)}
              >
                <span className="row-name clip">{name}</span>
                <Answer answer={answer} />
              </button>
            )}
          />
        </section>
      )}
    </>
  );
});

const idOf = ({ id }: Item) => id;
const answerId = ({ answer }: Counted) => answer.id;
const nameOf = ({ name }: { name: string }) => name;

/** What was said: '4 → 7', 'gone', 'new, 3', or that it is as recorded. */
function Answer({ answer }: { answer: CountAnswer }) {
  if (answer.kind === 'new')
    return <span className="count-said">new, {formatQuantity(answer.quantity)}</span>;
  const { was, now } = answer;
  if (was === now) {
    return (
      <span className="count-said count-same">
        <Icon name="i-lucide-check" />
        {formatQuantity(now)}
      </span>
    );
  }
  return (
    <span className="count-said">
      {formatQuantity(was)} → {now === 0 ? 'gone' : formatQuantity(now)}
    </span>
  );
}
