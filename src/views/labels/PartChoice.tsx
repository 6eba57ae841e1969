import { LABEL_PARTS, type LabelPart, type LabelSettings } from '../../model/labels/labelSettings.ts';

const NAMES: Readonly<Record<LabelPart, string>> = {
  label: 'Label',
  name: 'Name',
  path: 'Path',
  quantity: 'Quantity',
  qr: 'QR code',
};

interface PartChoiceProps {
  shows: LabelSettings['shows'];
  onChange(shows: LabelSettings['shows']): void;
}

/** What stands on each label. */
export function PartChoice({ shows, onChange }: PartChoiceProps) {
  return (
    <section className="panel" aria-labelledby="labels-parts">
      <div className="panel-head">
        <h2 id="labels-parts">On each label</h2>
      </div>
      <div className="panel-body labels-checks">
        {LABEL_PARTS.map((part) => (
          <label key={part} className="labels-check">
            <input
              type="checkbox"
              checked={shows[part]}
              onChange={({ target }) => onChange({ ...shows, [part]: target.checked })}
            />
            {NAMES[part]}
          </label>
        ))}
      </div>
    </section>
  );
}
