import { useEffect, useRef } from 'react';
import { itemFormCommands } from '../commands/definitions/forms.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { Icon } from '../ui/Icon.tsx';
import { momentText } from '../ui/moments.ts';
import '../styles/forms/versions.css';

type Side = 'mine' | 'theirs';

interface BothVersionsProps<Values extends object, Field extends keyof Values & string> {
  /** What has been changed on both sides: 'item', 'location'. */
  what: string;
  /** The fields to decide about. */
  fields: readonly Field[];
  labels: Readonly<Record<Field, string>>;
  /** What the form holds now. */
  values: Values;
  mine: Values;
  theirs: Values;
  /** What both began with, where this browser knows it. */
  before: Values | undefined;
  /** When theirs was saved, where the server tells, and by whom. */
  theirsAt: string | null;
  theirsBy?: string | undefined;
  /** Whether the focus goes to what has to be decided. */
  takesFocus(): boolean;
  /** A value as it is shown. */
  shown(field: Field, value: Values[Field]): string;
  onChoose(side: Side, field: Field): void;
  /** All fields of one side, saved at once. */
  onKeep(side: Side): void;
}

/**
 * Both sides of an edit that somebody else has overtaken, field by field: one is chosen, or something else is
 * typed into the form below. Nothing is thrown away unasked.
 */
export function BothVersions<Values extends object, Field extends keyof Values & string>({
  what,
  fields,
  labels,
  values,
  mine,
  theirs,
  before,
  theirsAt,
  theirsBy,
  takesFocus,
  shown,
  onChoose: choose,
  onKeep: keep,
}: BothVersionsProps<Values, Field>) {
  useCommands([
    { ...itemFormCommands.mine, perform: () => keep('mine') },
    { ...itemFormCommands.theirs, perform: () => keep('theirs') },
  ]);
  const heading = useRef<HTMLHeadingElement>(null);
  const mayFocus = useRef(takesFocus);
  // What has to be decided now is further up than the button that was pressed.
  useEffect(() => {
    if (mayFocus.current()) heading.current?.focus();
  }, []);
  const sides = {
    mine: { title: 'Your version', values: mine, command: itemFormCommands.mine.id, text: 'Keep mine' },
    theirs: {
      title: `On the server${savedText(theirsAt, theirsBy)}`,
      values: theirs,
      command: itemFormCommands.theirs.id,
      text: 'Keep theirs',
    },
  } as const;
  return (
    <section className="panel form-note" aria-labelledby="versions-heading">
      <div className="panel-head">
        <h2 id="versions-heading" ref={heading} tabIndex={-1}>
          This {what} was changed elsewhere, too
        </h2>
        <span className="count">
          {fields.length === 1 ? '1 field differs' : `${fields.length} fields differ`}
        </span>
      </div>
      {before && (
        <dl className="versions-before">
          {fields.map((field) => (
            <div key={field}>
              <dt>{labels[field]} before</dt>
              <dd>{shown(field, before[field])}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="versions">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} role="group" aria-label={sides[side].title}>
            <h3>{sides[side].title}</h3>
            <ul>
              {fields.map((field) => (
                <li key={field}>
                  <span className="versions-field">{labels[field]}</span>
                  <button
                    type="button"
                    className="versions-value"
                    aria-pressed={values[field] === sides[side].values[field]}
                    onClick={() => choose(side, field)}
                  >
                    <span className="visually-hidden">{labels[field]}: </span>
                    {shown(field, sides[side].values[field])}
                    <Icon name="i-lucide-check" />
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" className="button" onClick={() => keep(side)}>
              {sides[side].text}
              <KeysOf command={sides[side].command} />
            </button>
          </div>
        ))}
      </div>
      <p className="versions-foot">
        One version as a whole is saved at once; the other one is offered when you edit this {what} again. Or
        choose field by field, or type something else below, then save. What only one side changed is in the
        form already.
      </p>
    </section>
  );
}

/** ', saved 10:40 by ada', as far as it is known. */
function savedText(at: string | null, by: string | undefined): string {
  const when = at ? ` ${momentText(Date.parse(at))}` : '';
  const who = by === undefined ? '' : ` by ${by}`;
  return when === '' && who === '' ? '' : `, saved${when}${who}`;
}
