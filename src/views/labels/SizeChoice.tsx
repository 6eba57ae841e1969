import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { labelsMachine } from '../../machines/labels/labels.machine.ts';
import { isEndless, type LabelSettings, NUDGE } from '../../model/labels/labelSettings.ts';
import { knownSheets, type LabelSheet, LENGTHS } from '../../model/labels/sheets.ts';
import { labelCommands } from '../commands/definitions/labels.ts';
import { useCommands } from '../commands/registry.ts';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NumberField } from './NumberField.tsx';
import { OwnSize } from './OwnSize.tsx';

interface SizeChoiceProps {
  labels: ActorRefFrom<typeof labelsMachine>;
  settings: LabelSettings;
  sheet: LabelSheet;
}

/** On which paper: a sheet, a roll, or a size of one's own, and what this printer is out by. */
export function SizeChoice({ labels, settings, sheet }: SizeChoiceProps) {
  const own = useSelector(labels, (state) => state.context.own);
  const isAdding = own?.isOpen === true;
  const select = useRef<HTMLSelectElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  useEffect(() => {
    if (!isAdding && wasAdding.current) opener.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);
  const { sheets, rolls } = knownSheets(settings.length);
  const isOwn = settings.own.some(({ id }) => id === sheet.id);
  const change = (values: Partial<Omit<LabelSettings, 'own'>>) =>
    labels.send({ type: 'settings.changed', change: { kind: 'values', values } });
  const open = () => labels.send({ type: 'own.opened' });
  const remove = () => {
    if (window.confirm(`Remove the size “${sheet.name}” from this browser?`)) {
      labels.send({ type: 'settings.changed', change: { kind: 'own removed', id: sheet.id } });
      // The button is gone with it.
      select.current?.focus();
    }
  };
  useCommands([
    { ...labelCommands.own, perform: open },
    ...(isOwn ? [{ ...labelCommands.removeOwn, perform: remove }] : []),
  ]);
  return (
    <section className="panel" aria-labelledby="labels-size">
      <div className="panel-head">
        <h2 id="labels-size">Sheet or roll</h2>
      </div>
      <div className="panel-body labels-fields">
        <div className="labels-wide">
          <Field label="Size">
            {(field) => (
              <div className="select">
                <select
                  {...field}
                  ref={select}
                  className="input"
                  value={sheet.id}
                  onChange={({ target }) => change({ sheet: target.value })}
                >
                  <optgroup label="Sheets">{sheets.map(optionOf)}</optgroup>
                  <optgroup label="Rolls">{rolls.map(optionOf)}</optgroup>
                  {settings.own.length > 0 && (
                    <optgroup label="Own sizes">{settings.own.map(optionOf)}</optgroup>
                  )}
                </select>
                <Icon name="i-lucide-chevron-down" />
              </div>
            )}
          </Field>
        </div>
        {isEndless(sheet) && (
          <NumberField
            labels={labels}
            label="Length of a label, mm"
            value={settings.length}
            least={LENGTHS.least}
            most={LENGTHS.most}
            step={1}
            onChange={(length) => change({ length })}
          />
        )}
        <NumberField
          labels={labels}
          label="Shift right, mm"
          value={settings.nudge.x}
          least={-NUDGE.most}
          most={NUDGE.most}
          step={NUDGE.step}
          onChange={(x) => change({ nudge: { ...settings.nudge, x } })}
        />
        <NumberField
          labels={labels}
          label="Shift down, mm"
          value={settings.nudge.y}
          least={-NUDGE.most}
          most={NUDGE.most}
          step={NUDGE.step}
          onChange={(y) => change({ nudge: { ...settings.nudge, y } })}
        />
        {isAdding ? (
          <OwnSize labels={labels} values={own.values} />
        ) : (
          <div className="labels-wide labels-buttons">
            <button ref={opener} type="button" className="button button-small" onClick={open}>
              <Icon name={labelCommands.own.icon} />
              {own ? 'Own size, not saved yet…' : 'Own size…'}
            </button>
            {isOwn && (
              <button type="button" className="button button-small button-danger" onClick={remove}>
                <Icon name={labelCommands.removeOwn.icon} />
                Remove this size
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

const optionOf = ({ id, name }: LabelSheet) => (
  <option key={id} value={id}>
    {name}
  </option>
);
