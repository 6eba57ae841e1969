import type { Choice } from '../../model/arguments/asked.ts';
import { Highlight } from '../records/Highlight.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Tape } from '../records/Tape.tsx';

/** What stands in a row that answers a command's question; `query` is marked in its name. */
export function ChoiceRow({ choice, query }: { choice: Choice; query: string }) {
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
      <span className="clip palette-path">{choice.detail}</span>
    </>
  );
}
