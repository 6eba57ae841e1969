import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { importsMachine } from '../../machines/imports/imports.machine.ts';
import { useDeferred } from '../AppContext.ts';
import { failureCommands } from '../commands/definitions/failures.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Note } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { FileSource } from './FileSource.tsx';
import { PastImports } from './PastImports.tsx';
import '../styles/imports/imports.css';

/** Where a file to import is chosen, with all imports so far. */
export default function ImportsPage() {
  const part = useDeferred().imports;
  const [machine] = useState(() => importsMachine.provide(part.imports));
  const imports = useActorRef(machine);
  const { listFailure, imports: known } = useSelector(imports, (state) => state.context);
  const isLoading = useSelector(imports, (state) => state.hasTag('loading'));
  const isAsking = useSelector(imports, (state) => state.matches({ list: 'looking' }));
  const isOffered = useSelector(imports, (state) => !state.matches({ list: 'notOffered' }));
  const isFailed = listFailure !== undefined;
  const retry = () => imports.send({ type: 'retry.requested' });
  useCommands(isFailed ? [{ ...failureCommands.retry, perform: retry }] : []);

  return (
    <Page narrow>
      <div className="page-head">
        <div>
          <PageTitle title="Import a spreadsheet" />
          <p className="hint">
            Excel, CSV or a parts list of another program. You see what comes of it before anything is
            written.
          </p>
        </div>
      </div>
      {isOffered ? (
        <div className="stack">
          <FileSource imports={imports} />
          {listFailure && (
            <Note
              kind="bad"
              title="The imports so far could not be loaded"
              actions={
                <button type="button" className="button button-small" onClick={retry}>
                  <Icon name="i-lucide-refresh-cw" />
                  Try again
                  <KeysOf command={failureCommands.retry.id} />
                </button>
              }
            >
              {listFailure.message} It is tried again by itself.
            </Note>
          )}
          {isLoading || (isAsking && known.length === 0 && !isFailed) ? (
            <Loading text="Loading the imports so far…" />
          ) : isFailed && known.length === 0 ? null : (
            <PastImports imports={imports} />
          )}
        </div>
      ) : (
        <div className="panel">
          <Empty icon="i-lucide-file-up" title="This server cannot import" heading="h2">
            <p>Its Stowage is an older one. Items can still be pasted as a list on the page of a location.</p>
          </Empty>
        </div>
      )}
    </Page>
  );
}
