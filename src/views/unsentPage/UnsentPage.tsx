import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { isAllSent } from '../../machines/unsent/outbox.setup.ts';
import type { UnsentLocation } from '../../model/locations/locationInput.ts';
import { isSendable, type UnsentEntry } from '../../model/unsent/unsent.ts';
import { workIdOf } from '../../model/unsent/unsentPhotos.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { useCommands } from '../commands/registry.ts';
import { ALL_DRAWN } from '../lists/allDrawn.ts';
import { Barred } from '../unsent/Barred.tsx';
import { Empty } from '../ui/Empty.tsx';
import { LongList } from '../lists/LongList.tsx';
import { Note } from '../ui/Note.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Page } from '../ui/Page.tsx';
import { unsentActions, useUnsentRowCommands } from '../unsent/unsentActions.ts';
import { UnsentPhotoRow } from './UnsentPhotoRow.tsx';
import { UnsentRow } from '../unsent/UnsentRow.tsx';
import '../styles/screens/unsentPage.css';

/** All that this browser keeps until the server has it, with what can be done about each. */
export default function UnsentPage() {
  const { outbox, imports } = useDeferred();
  const { isSecure, reach } = useApp();
  const { isBarred } = useSyncExternalStore(reach.watch, reach.now);
  const items = useSelector(outbox, (state) => state.context.entries);
  const locations = useSelector(outbox, (state) => state.context.locations);
  // In the order in which they are sent.
  const entries = useMemo(() => [...locations, ...items], [locations, items]);
  const photos = useSelector(outbox, (state) => state.context.photos);
  const sending = useSelector(outbox, (state) =>
    state.hasTag('sending') ? state.context.queue[0] : undefined,
  );
  const allSent = useSelector(outbox, (state) => isAllSent(state.context));
  const lists = useRef<HTMLDivElement>(null);
  const total = entries.length + photos.length;
  // Another tab may have sent them by the next time.
  const edited = imports.editedImports();
  const isAllSetAside = total > 0 && photos.length === 0 && entries.every((entry) => !isSendable(entry));
  const [, navigate] = useLocation();
  const isLong = entries.length > ALL_DRAWN;
  const focused = useUnsentRowCommands(entries, outbox, navigate);
  useCommands(unsentActions(entries, outbox, navigate, { isLong, focused }));
  const count = useRef(total);

  // What had the focus has gone with its row: go on at the next one.
  useEffect(() => {
    const isFewer = total < count.current;
    count.current = total;
    if (!isFewer || document.activeElement !== document.body) return;
    const next = lists.current?.querySelector<HTMLElement>('a, button');
    (next ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [total]);

  return (
    <Page narrow>
      <div className="page-head">
        <div>
          <PageTitle title="Waiting to sync" />
          <p className="hint">
            {total === 0 && edited.length > 0
              ? 'Kept in this browser.'
              : isAllSetAside
                ? 'Kept in this browser until you have decided about it.'
                : 'Kept in this browser, and sent as soon as the server answers.'}
          </p>
        </div>
      </div>
      {isBarred && (
        <div className="form-note">
          <Barred />
        </div>
      )}
      {!isSecure && (
        <div className="form-note">
          <Note kind="warn" title="This address is not secure">
            Over plain http the app itself cannot be opened while the server is away. What is unsent stays in
            this browser and is sent when it is back. With https it opens at any time.
          </Note>
        </div>
      )}
      {edited.map((id) => (
        <div key={id} className="form-note">
          <Note
            kind="warn"
            title="Changes in the rows of an import are not sent"
            actions={
              <Link className="button button-small" href={`/import/${encodeURIComponent(id)}`}>
                Open the import
              </Link>
            }
          >
            They are sent while that import is open.
          </Note>
        </div>
      ))}
      {total === 0 && edited.length > 0 ? null : total === 0 ? (
        <div className="panel">
          {allSent ? (
            <Empty icon="i-lucide-cloud-check" title="Everything is sent" heading="h2">
              <p>The server has all your work.</p>
            </Empty>
          ) : (
            <Empty icon="i-lucide-check" title="Nothing is waiting" heading="h2">
              <p>This browser keeps nothing of yours that is still to be sent.</p>
            </Empty>
          )}
        </div>
      ) : (
        <div className="unsent-lists" ref={lists}>
          {entries.length > 0 && (
            <section className="panel" aria-labelledby="unsent-heading">
              <div className="panel-head">
                <h2 id="unsent-heading">Waiting</h2>
                <span className="count">{countText(entries.length, 'change')}</span>
              </div>
              <LongList
                rows={entries}
                keyOf={workIdOf}
                textOf={nameOf}
                layout="rows"
                labelledBy="unsent-heading"
                renderRow={(entry) => (
                  <UnsentRow as="div" entry={entry} isSending={sending === workIdOf(entry)} outbox={outbox} />
                )}
              />
            </section>
          )}
          {photos.length > 0 && (
            <section className="panel" aria-labelledby="unsent-photos-heading">
              <div className="panel-head">
                <h2 id="unsent-photos-heading">Photos</h2>
                <span className="count">{countText(photos.length, 'photo')}</span>
              </div>
              <ul className="rows unsent-rows" aria-labelledby="unsent-photos-heading">
                {photos.map((photo) => (
                  <UnsentPhotoRow
                    key={photo.id}
                    photo={photo}
                    isSending={sending === photo.id}
                    outbox={outbox}
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </Page>
  );
}

const nameOf = ({ item }: UnsentEntry | UnsentLocation): string => item.name;

function countText(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}
