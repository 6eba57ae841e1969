import type { Choice } from '../../model/argument/asked.ts';
import { Highlight } from '../parts/Highlight.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Tape } from '../parts/Tape.tsx';

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
