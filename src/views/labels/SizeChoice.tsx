import { useState } from 'react';
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
  const [isAdding, setAdding] = useState(false);
  const { sheets, rolls } = knownSheets(settings.length);
  const isOwn = settings.own.some(({ id }) => id === sheet.id);
  const change = (values: Partial<Omit<LabelSettings, 'own'>>) =>
    labels.send({ type: 'settings.changed', change: { kind: 'values', values } });
  const remove = () => {
    if (window.confirm(`Remove the size “${sheet.name}” from this browser?`)) {
      labels.send({ type: 'settings.changed', change: { kind: 'own removed', id: sheet.id } });
    }
  };
  useCommands([
    { ...labelCommands.own, perform: () => setAdding(true) },
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
          <OwnSize
            from={sheet}
            onSave={(own) => {
              labels.send({ type: 'settings.changed', change: { kind: 'own saved', sheet: own } });
              setAdding(false);
            }}
            onClose={() => setAdding(false)}
          />
        ) : (
          <div className="labels-wide labels-buttons">
            <button type="button" className="button button-small" onClick={() => setAdding(true)}>
              <Icon name={labelCommands.own.icon} />
              Own size…
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
