import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { labelsMachine } from '../../machines/labels/labels.machine.ts';
import type { LabelChoice } from '../../model/labels/labelChoice.ts';
import { type PartOf, PARTS_OF } from '../../model/labels/labelPlaces.ts';
import { labelRange } from '../../model/labels/labelRange.ts';
import { type LabelSubject, labelsIn } from '../../model/labels/labelSubjects.ts';
import { itemCount } from '../../model/items/counts.ts';
import { useApp } from '../AppContext.ts';
import { labelCommands } from '../commands/definitions/labels.ts';
import { useCommands } from '../commands/registry.ts';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';

interface WhatToPrintProps {
  labels: ActorRefFrom<typeof labelsMachine>;
  choice: LabelChoice;
  subjects: readonly LabelSubject[];
  unsent: number;
  gone: number;
  unchecked: number;
  relabelled: number;
  awaited: number;
}

/** What the labels are of, as the address says it. */
export function WhatToPrint({
  labels,
  choice,
  subjects,
  unsent,
  gone,
  unchecked,
  relabelled,
  awaited,
}: WhatToPrintProps) {
  return (
    <section className="panel" aria-labelledby="labels-what">
      <div className="panel-head">
        <h2 id="labels-what">What to print</h2>
        {choice.kind !== 'range' && choice.kind !== 'nothing' && <Other />}
      </div>
      <div className="panel-body labels-what">
        {choice.kind === 'location' ? (
          <OfLocation id={choice.id} of={choice.of} />
        ) : choice.kind === 'items' || choice.kind === 'selected' ? (
          <p>{itemsText(subjects)}</p>
        ) : (
          <Range
            labels={labels}
            text={choice.kind === 'range' ? choice.text : ''}
            subjects={subjects}
            awaited={awaited}
          />
        )}
        {unsent > 0 && (
          <p className="help">
            {unsent} {unsent === 1 ? 'is' : 'are'} not on the server yet:{' '}
            {unsent === 1 ? 'its label' : 'their labels'} can be printed once{' '}
            {unsent === 1 ? 'it is' : 'they are'} sent.
          </p>
        )}
        {relabelled > 0 && (
          <p className="help">
            {relabelled === 1 ? '1 has a new label' : `${relabelled} have new labels`} that{' '}
            {relabelled === 1 ? 'is' : 'are'} not on the server yet: printed as before.
          </p>
        )}
        {gone > 0 && (
          <p className="help">
            {gone === 1 ? '1 of the chosen items is' : `${gone} of the chosen items are`} not there any more:
            deleted since, so left out.
          </p>
        )}
        {unchecked > 0 && (
          <p className="help">
            {unchecked} could not be read: printed as {unchecked === 1 ? 'it was' : 'they were'} when
            selected.
          </p>
        )}
      </div>
    </section>
  );
}

function itemsText(subjects: readonly LabelSubject[]): string {
  const [only] = subjects;
  return only && subjects.length === 1 ? only.name : itemCount(subjects.length);
}

function Other() {
  const [, navigate] = useLocation();
  useCommands([{ ...labelCommands.other, perform: () => navigate('/labels') }]);
  return (
    <Link href="/labels" className="button button-small">
      <Icon name={labelCommands.other.icon} />
      Choose other labels
    </Link>
  );
}

interface RangeProps {
  labels: ActorRefFrom<typeof labelsMachine>;
  text: string;
  subjects: readonly LabelSubject[];
  awaited: number;
}

function Range({ labels, text, subjects, awaited }: RangeProps) {
  // What no address can hold stays in the field, with what is wrong with it.
  const typed = useSelector(labels, (state) => state.context.typed) ?? text;
  const tree = useSelector(useApp().locationIndex, (state) => state.context.tree);
  const isLabel = useMemo(() => labelsIn(tree), [tree]);
  const range = labelRange(typed, isLabel);
  const ahead = subjects.filter(({ isAhead }) => isAhead).length - awaited;
  return (
    <>
      <Field
        label="Labels, one by one or as ranges"
        error={'problem' in range ? range.problem : undefined}
        help="WS-A1 … WS-D5, BOX-001..BOX-040, TOOLS. Also of locations that do not exist yet."
      >
        {(field) => (
          <textarea
            {...field}
            className="input mono"
            rows={3}
            autoComplete="off"
            spellCheck={false}
            placeholder="WS-A1 … WS-D5"
            value={typed}
            onChange={({ target: { value, selectionStart } }) =>
              labels.send({ type: 'range.typed', text: value, caret: selectionStart })
            }
            onBlur={() => labels.send({ type: 'range.left' })}
          />
        )}
      </Field>
      {ahead > 0 && (
        <p className="help">
          {aheadText(ahead, subjects.length)} yet: scanning such a label offers to create its location.
        </p>
      )}
      {awaited > 0 && (
        <p className="help">
          {awaited === 1 ? '1 is a new label' : `${awaited} are new labels`} not on the server yet: scanning{' '}
          {awaited === 1 ? 'it' : 'them'} finds the location once it is sent.
        </p>
      )}
    </>
  );
}

const PART_NAMES: Readonly<Record<PartOf, string>> = {
  self: 'The location itself',
  locations: 'Locations inside, to any depth',
  items: 'Items inside, to any depth',
};

function OfLocation({ id, of }: { id: string; of: readonly PartOf[] }) {
  const { locationIndex, changeQuery } = useApp();
  const location = useSelector(locationIndex, (state) => state.context.tree?.byId.get(id));
  const choose = (part: PartOf, isOn: boolean) => {
    const next = PARTS_OF.filter((one) => (one === part ? isOn : of.includes(one)));
    changeQuery({ set: { of: next.join(',') }, replace: true });
  };
  return (
    <fieldset className="labels-parts">
      <legend>{location?.name ?? 'Location'}</legend>
      {PARTS_OF.map((part) => (
        <label key={part} className="labels-check">
          <input
            type="checkbox"
            checked={of.includes(part)}
            onChange={({ target }) => choose(part, target.checked)}
          />
          {PART_NAMES[part]}
        </label>
      ))}
    </fieldset>
  );
}

/** Of how many labels the location does not exist. */
function aheadText(ahead: number, all: number): string {
  if (ahead < all)
    return ahead === 1 ? '1 of these locations does not exist' : `${ahead} of these locations do not exist`;
  return ahead === 1 ? 'This location does not exist' : 'None of these locations exists';
}
