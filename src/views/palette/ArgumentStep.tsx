import { useActorRef, useSelector } from '@xstate/react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { isAboutLocations } from '../../model/arguments/aboutLocations.ts';
import {
  type Answers,
  answerWords,
  ARGUMENT_PLACEHOLDERS,
  type PendingCommand,
  pendingCommandName,
  type Choice,
  NO_ANSWERS,
} from '../../model/arguments/pendingCommand.ts';
import { entryAnswers } from '../../model/arguments/entry.ts';
import { destinationAnswers, labelAnswers } from '../../model/arguments/locations.ts';
import { categoryAnswers, quantitiesAnswers, supplierAnswers } from '../../model/arguments/manyItems.ts';
import { placeAnswers } from '../../model/arguments/places.ts';
import { quantityAnswers } from '../../model/arguments/quantity.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { Highlight } from '../records/Highlight.tsx';
import { PathText } from '../records/PathText.tsx';
import { Tape } from '../records/Tape.tsx';
import { ChoiceList, choiceId } from '../ui/ChoiceList.tsx';
import { GAP } from '../scanning/fastTexts.ts';
import { ScanButton } from '../scanning/ScanButton.tsx';
import { DialogClose } from '../ui/DialogClose.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useChoices } from '../ui/useChoices.ts';
import '../styles/screens/argument.css';
import { isComposing } from '../ui/composing.ts';

const LIST = 'palette-choices';
const SAID = 'palette-said';
const NONE: readonly string[] = [];

/** The palette's second step: asks for what a command lacks, and says what choosing will do. */
export function ArgumentStep({ asked }: { asked: PendingCommand }) {
  return asked.argument === 'category' ? <CategoryStep asked={asked} /> : <Step asked={asked} />;
}

/** With the list of categories, which nobody else waits for. */
function CategoryStep({ asked }: { asked: PendingCommand }) {
  const list = useActorRef(useApp().machines.lookupList, { input: { kind: 'categories' } });
  const entries = useSelector(list, (state) => state.context.entries);
  const hasFailed = useSelector(list, (state) => state.hasTag('failed'));
  const isComing = useSelector(list, (state) => state.hasTag('busy'));
  const names = useMemo(() => entries.map(({ name }) => name), [entries]);
  return (
    <Step
      asked={asked}
      categories={names}
      isComing={isComing}
      failed={hasFailed ? 'Error loading categories.' : undefined}
    />
  );
}

interface StepProps {
  asked: PendingCommand;
  categories?: readonly string[];
  /** What can be chosen is still on its way. */
  isComing?: boolean;
  /** Why there is nothing to choose. */
  failed?: string | undefined;
}

function Step({ asked, categories = NONE, isComing = false, failed }: StepProps) {
  const { locationIndex } = useApp();
  const { palette } = useDeferred();
  const field = useRef<HTMLInputElement>(null);
  const query = useSelector(palette, (state) => state.context.query);
  const isFirstChosen = useSelector(palette, (state) => state.context.isFirstChosen);
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const { answers, text } = useAnswers(asked, categories);
  const { choices, total } = answers;
  const isUnseen = isFirstChosen && text === query && answers.unseen !== undefined;
  const problem = isComing
    ? undefined
    : ((choices.length === 0 ? failed : undefined) ?? (isUnseen ? answers.unseen : answers.problem));
  const { active, setActive, move } = useChoices(choices, text);
  const name = pendingCommandName(asked);
  const chosen = choices[active];
  const isNumber = asked.argument === 'quantity' || asked.argument === 'quantities';
  const marked = isAboutLocations(asked) ? text : '';
  const sections = useMemo(() => [{ name, rows: choices }], [name, choices]);
  const draw = useCallback((choice: Choice) => <ChoiceRow choice={choice} query={marked} />, [marked]);

  useEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  useEffect(() => palette.send({ type: 'locations.changed' }), [palette, tree]);

  const give = (choice: Choice | undefined) => {
    if (choice) palette.send({ type: 'argument.given', effect: choice.effect });
  };
  const [first] = choices;
  useEffect(() => {
    if (isFirstChosen && text === query && first && !isUnseen) {
      palette.send({ type: 'argument.given', effect: first.effect });
    }
  }, [first, isFirstChosen, isUnseen, palette, query, text]);

  const said =
    problem ?? (text.trim() === '' ? `${ARGUMENT_PLACEHOLDERS[asked.argument]}.` : countOf(choices, total));
  const typedAt = useRef(-Infinity);
  const leave = () => palette.send({ type: 'argument.left' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (move(event)) return;
    if (event.key === 'Enter' && event.repeat) {
      // The key that has led here may still be held.
    } else if (event.key === 'Enter') {
      // Where the list for the last letter is still on its way, or nobody can have read it, its first row is meant.
      const isAhead = text !== query || event.timeStamp - typedAt.current < GAP;
      if (isAhead || (isComing && choices.length === 0)) palette.send({ type: 'first.chosen', query });
      else give(chosen);
    } else if (event.key === 'Escape') {
      palette.send({ type: 'argument.cancelled' });
    } else if (event.key === 'Backspace' && query === '') {
      leave();
    } else return;
    event.preventDefault();
  };

  return (
    <div onKeyDown={onKeyDown}>
      <div className="palette-input argument-input">
        <button type="button" className="argument-name" title="Back to all commands" onClick={leave}>
          <Icon name="i-lucide-chevron-left" />
          <span className="clip">{name}</span>
        </button>
        <input
          ref={field}
          role="combobox"
          data-autofocus=""
          aria-label={name}
          aria-expanded={choices.length > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={choices.length > 0 ? choiceId(LIST, active) : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={SAID}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={ARGUMENT_PLACEHOLDERS[asked.argument]}
          // No inputMode, whose keyboards lack the signs.
          data-figures={isNumber ? '' : undefined}
          value={query}
          onChange={(event) => {
            typedAt.current = event.timeStamp;
            palette.send({ type: 'query.changed', query: event.target.value });
          }}
        />
        {isAboutLocations(asked) && (
          <ScanButton
            purpose={`Scan: ${name}`}
            onScanned={(text) => palette.send({ type: 'first.chosen', query: text, isScanned: true })}
          />
        )}
        <DialogClose />
      </div>
      <ChoiceList
        id={LIST}
        label={name}
        className="argument-list"
        text={text}
        sections={sections}
        active={active}
        draw={draw}
        onActive={setActive}
        onChosen={(choice: Choice) => give(choice)}
      />
      <p id={SAID} role="status" className={problem === undefined ? 'visually-hidden' : 'argument-problem'}>
        {said}
      </p>
      <div className="dialog-foot">
        <span className="palette-hint">
          <kbd>↵</kbd>
          <span className="clip">{chosen ? answerWords(asked, chosen) : 'Nothing to do yet'}</span>
        </span>
        <span className="palette-hint">
          <kbd>⌫</kbd> All commands
        </span>
      </div>
    </div>
  );
}

/** What is heard of the list: one choice says itself what it does. */
function countOf(choices: readonly Choice[], total: number): string {
  const [only] = choices;
  if (choices.length === 1 && only) return `${only.name}.`;
  return total > choices.length ? `${choices.length} of ${total} choices` : `${choices.length} choices`;
}

/** What can be chosen, and for which text: that for the last letter may still be on its way. */
function useAnswers(
  asked: PendingCommand,
  categories: readonly string[],
): { answers: Answers; text: string } {
  const { locationIndex } = useApp();
  const { palette } = useDeferred();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const { query, locations: found, located, opened } = useSelector(palette, (state) => state.context);
  const text = isAboutLocations(asked) ? located : query;
  const answers = useMemo(() => {
    switch (asked.argument) {
      case 'quantity':
        return quantityAnswers(asked.item, text);
      case 'quantities':
        return quantitiesAnswers(asked.items, text);
      case 'category':
        return categoryAnswers(asked.items, categories, text);
      case 'supplier':
        return supplierAnswers(asked.items, text);
      case 'entry':
        return entryAnswers(asked.to, text);
      case 'place':
        return tree ? placeAnswers({ tree, typed: text, places: found?.places }) : NO_ANSWERS;
      case 'label':
        return tree ? labelAnswers({ tree, typed: text, found }) : NO_ANSWERS;
      case 'location': {
        const recent = opened.filter(({ kind }) => kind === 'location').map(({ id }) => id);
        return tree
          ? destinationAnswers(asked.moved, { tree, typed: text, found, opened: recent })
          : NO_ANSWERS;
      }
    }
  }, [asked, categories, found, opened, text, tree]);
  return { answers, text };
}

/** What stands in a row that answers a command's question; `query` is marked in its name. */
function ChoiceRow({ choice, query }: { choice: Choice; query: string }) {
  return (
    <>
      {choice.label === '' ? (
        <Icon name={choice.icon} />
      ) : (
        <span className="tape-column">
          <Tape label={choice.label} />
        </span>
      )}
      <span className="clip palette-name">
        <Highlight text={choice.name} query={query} />
      </span>
      <PathText path={choice.detail} className="palette-path" />
    </>
  );
}
