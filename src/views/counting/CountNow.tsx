import { useSelector } from '@xstate/react';
import { type Ref, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { Item } from '../../../contract/entities.ts';
import { useDeferred } from '../AppContext.ts';
import { countCommands } from '../commands/definitions/counting.ts';
import { KeysOf, useShortcut } from '../commands/Keys.tsx';
import { ItemPicture } from '../records/ItemPicture.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { answerTyped, type CountRef, firstAnswer, recorded, skipWords } from './countRef.ts';

interface CountNowProps {
  count: CountRef;
  /** undefined where none is left. */
  item: Item | undefined;
  isEmpty: boolean;
  panel: RefObject<HTMLElement | null>;
}

/** The item that is counted now, with all that can be said of it in reach of a thumb. */
export function CountNow({ count, item, isEmpty, panel }: CountNowProps) {
  const canGoBack = useSelector(
    count,
    ({ context: { answers, skipped } }) => answers.length + skipped.length > 0,
  );
  const skip = useSelector(count, (state) => skipWords(state.context.typed).word);
  return (
    <section ref={panel} tabIndex={-1} className="panel count-now" aria-label="Counted now">
      {item ? (
        <ItemNow count={count} item={item} />
      ) : (
        <Empty
          icon="i-lucide-package-open"
          heading="h2"
          title={isEmpty ? 'Nothing is recorded here' : 'All counted'}
        >
          <p>Add what you find.</p>
        </Empty>
      )}
      <div className="count-more">
        <Press count={count} command="add" send={{ type: 'adding.requested' }} text="Something new" />
        {item && <Press count={count} command="skip" send={{ type: 'item.skipped' }} text={skip} />}
        <Press count={count} command="finish" send={{ type: 'finish.requested' }} text="Finish" />
        {canGoBack && <Back count={count} />}
      </div>
    </section>
  );
}

/** Takes the last answer back. It goes with the only one, and hands the focus to the panel then. */
function Back({ count }: { count: CountRef }) {
  const button = useRef<HTMLButtonElement>(null);
  // A layout effect: it ends before the button leaves the page.
  useLayoutEffect(() => {
    const element = button.current;
    const panel = element?.closest('section');
    return () => {
      if (element === document.activeElement) panel?.focus();
    };
  }, []);
  return <Press ref={button} count={count} command="back" send={{ type: 'back.requested' }} text="Back" />;
}

/** From so many figures on the number is written smaller. */
const LONG = 10;

function ItemNow({ count, item }: { count: CountRef; item: Item }) {
  const { scanning } = useDeferred();
  const { typed, problem } = useSelector(count, (state) => state.context);
  const id = useId();
  const { text, event } = firstAnswer(typed);
  const known = item.quantity === null ? '0' : String(item.quantity);
  return (
    <>
      <div className="count-item">
        <ItemPicture category={item.category} photo={item.thumbnail_url} />
        <div className="count-what">
          <h2>{item.name}</h2>
          <p>{recorded(item)}</p>
        </div>
      </div>
      <form
        className="count-number"
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault();
          answerTyped(count, scanning.open);
        }}
      >
        <Step count={count} by={-1} />
        <input
          className={(typed || known).length < LONG ? 'input' : 'input count-long'}
          aria-label={`Number of ${item.name}`}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          placeholder={known}
          value={typed}
          onChange={({ target }) => count.send({ type: 'number.typed', text: target.value })}
        />
        <Step count={count} by={1} />
      </form>
      <p id={id} role="status" className="count-problem">
        {problem}
      </p>
      <div className="count-answers">
        <Press count={count} command="same" send={event} text={text} isPrimary />
        <Press count={count} command="gone" send={{ type: 'gone.answered' }} text="Gone" />
      </div>
    </>
  );
}

function Step({ count, by }: { count: CountRef; by: 1 | -1 }) {
  const { more, fewer } = countCommands;
  const { id, icon } = by === 1 ? more : fewer;
  return (
    <button
      type="button"
      className="button count-step"
      aria-label={by === 1 ? 'One more' : 'One less'}
      {...useShortcut(id)}
      onClick={() => count.send({ type: 'number.changed', by })}
    >
      <Icon name={icon} />
    </button>
  );
}

interface PressProps {
  count: CountRef;
  command: keyof typeof countCommands;
  send: Parameters<CountRef['send']>[0];
  text: string;
  isPrimary?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Press({ count, command, send, text, isPrimary = false, ref }: PressProps) {
  const { id, icon } = countCommands[command];
  return (
    <button
      ref={ref}
      type="button"
      className={isPrimary ? 'button button-primary' : 'button'}
      onClick={() => count.send(send)}
    >
      <Icon name={icon} />
      <span className="clip">{text}</span>
      <KeysOf command={id} />
    </button>
  );
}
