import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { itemFormMachine } from '../../machines/itemForm.machine.ts';
import { formFromInput, formFromItem, type ItemFormValues } from '../../model/itemForm.ts';
import type { ItemField } from '../../model/unsent.ts';
import { useApp } from '../AppContext.ts';
import { itemFormCommands } from '../commands/definitions/forms.ts';
import { useCommands } from '../commands/registry.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { Icon } from '../parts/Icon.tsx';
import { momentText } from '../parts/moments.ts';
import { LABELS } from './labels.ts';

/**
 * Both sides of an edit that somebody else has overtaken, field by field: one is chosen, or something else is
 * typed into the form below. Nothing is thrown away unasked.
 */
export function BothVersions({ form }: { form: ActorRefFrom<typeof itemFormMachine> }) {
  const { conflict, values } = useSelector(form, (state) => state.context);
  const isOpen = useSelector(form, (state) => state.matches({ editing: 'conflicting' }));
  const tree = useSelector(useApp().locationIndex, (state) => state.context.tree);
  const choose = (side: 'mine' | 'theirs', field?: ItemField) =>
    form.send({ type: 'side.chosen', side, ...(field !== undefined && { field }) });
  useCommands(
    isOpen
      ? [
          {
            ...itemFormCommands.mine,
            perform: () => choose('mine'),
          },
          {
            ...itemFormCommands.theirs,
            perform: () => choose('theirs'),
          },
        ]
      : [],
    String(isOpen),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // What has to be decided now is further up than the button that was pressed.
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  if (!conflict || !isOpen) return null;
  const { fields, theirs } = conflict;
  const sides = {
    mine: {
      title: 'Your version',
      values: formFromInput(conflict.mine),
      command: itemFormCommands.mine.id,
      text: 'Keep mine',
    },
    theirs: {
      title: theirs.updated_at
        ? `On the server, saved ${momentText(Date.parse(theirs.updated_at))}`
        : 'On the server',
      values: formFromItem(theirs),
      command: itemFormCommands.theirs.id,
      text: 'Keep theirs',
    },
  } as const;
  const shown = (version: ItemFormValues, field: ItemField): string => {
    const value = version[field];
    if (field === 'location_id') return tree?.pathLabel(value) || value || '–';
    return value === '' ? '–' : value;
  };
  return (
    <section className="panel form-note" aria-labelledby="versions-heading">
      <div className="panel-head">
        <h2 id="versions-heading" ref={heading} tabIndex={-1}>
          Somebody else changed this item
        </h2>
        <span className="count">
          {fields.length === 1 ? '1 field differs' : `${fields.length} fields differ`}
        </span>
      </div>
      <div className="versions">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} role="group" aria-label={sides[side].title}>
            <h3>{sides[side].title}</h3>
            <ul>
              {fields.map((field) => (
                <li key={field}>
                  <span className="versions-field">{LABELS[field]}</span>
                  <button
                    type="button"
                    className="versions-value"
                    aria-pressed={values[field] === sides[side].values[field]}
                    onClick={() => choose(side, field)}
                  >
                    <span className="visually-hidden">{LABELS[field]}: </span>
                    {shown(sides[side].values, field)}
                    <Icon name="i-lucide-check" />
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" className="button" onClick={() => choose(side)}>
              {sides[side].text}
              <KeysOf command={sides[side].command} />
            </button>
          </div>
        ))}
      </div>
      <p className="versions-foot">
        Choose field by field, or type something else below; then save. What only one side changed is in the
        form already.
      </p>
    </section>
  );
}
