import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { ImportSummary } from '../../../contract/imports/imports.ts';
import type { importsMachine } from '../../machines/imports/imports.machine.ts';
import { isBusy, percentOf, stateText } from '../../model/imports/words.ts';
import { importsCommands } from '../commands/definitions/imports.ts';
import { useCommands } from '../commands/registry.ts';
import { LongList } from '../lists/LongList.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Moment } from '../ui/Moment.tsx';

type ImportsRef = ActorRefFrom<typeof importsMachine>;

/** All imports of the host, the newest first, with what can be done about each. */
export function PastImports({ imports }: { imports: ImportsRef }) {
  const known = useSelector(imports, (state) => state.context.imports);
  useCommands(
    known
      .filter(({ state }) => state === 'imported')
      .map((one) => ({
        ...importsCommands.undo,
        id: `${importsCommands.undo.id}:${one.id}`,
        name: `Undo the import of ${one.name}`,
        record: one.id,
        perform: () => imports.send({ type: 'undo.requested', one }),
      })),
  );
  return (
    <section className="panel" aria-labelledby="imports-heading">
      <div className="panel-head">
        <h2 id="imports-heading">Imports so far</h2>
        {known.length > 0 && <span className="count">{known.length}</span>}
      </div>
      {known.length === 0 ? (
        <Empty icon="i-lucide-history" title="Nothing was imported yet">
          <p>Each import is kept here with its file&apos;s name, and can be undone as a whole.</p>
        </Empty>
      ) : (
        <LongList
          rows={known}
          keyOf={idOf}
          textOf={nameOf}
          layout="rows"
          labelledBy="imports-heading"
          renderRow={(one) => <PastImport one={one} imports={imports} />}
        />
      )}
    </section>
  );
}

const idOf = ({ id }: ImportSummary) => id;
const nameOf = ({ name }: ImportSummary) => name;

function PastImport({ one, imports }: { one: ImportSummary; imports: ImportsRef }) {
  const { id, name, state, created_at: at, user } = one;
  const percent = isBusy(state) ? percentOf(one) : undefined;
  return (
    <div className="import-past">
      <div>
        <Link href={`/import/${encodeURIComponent(id)}`} className="row-name link" data-main="">
          {name}
        </Link>
        <p className="import-state" data-state={state}>
          {stateText(one)}
        </p>
        {percent !== undefined && <progress max={100} value={percent} aria-label={`Progress of ${name}`} />}
        <p className="help">
          <Moment at={at} />
          {user !== '' && `, ${user}`}
        </p>
      </div>
      <div className="page-actions">
        {state === 'imported' && (
          <button
            type="button"
            className="button button-small"
            aria-label={`Undo the import of ${name}`}
            onClick={() => imports.send({ type: 'undo.requested', one })}
          >
            <Icon name="i-lucide-undo-2" />
            Undo
          </button>
        )}
        {!isBusy(state) && (
          <button
            type="button"
            className="button button-small button-danger"
            data-action="delete"
            aria-label={`Remove ${name} from the list`}
            onClick={() => imports.send({ type: 'remove.requested', one })}
          >
            <Icon name="i-lucide-trash-2" />
            Remove
          </button>
        )}
      </div>
    </div>
  );
}
