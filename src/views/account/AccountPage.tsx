import { useMachine, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { BackupsTold } from '../../../contract/account/backups.ts';
import type { ExportFile } from '../../../contract/export/exports.ts';
import { accountMachine } from '../../machines/account/account.machine.ts';
import { BACKED_UP_ELSEWHERE, backupNews } from '../../model/account/backupNews.ts';
import { itemCount, locationCount } from '../../model/items/counts.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { dataCommands } from '../commands/definitions/export.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Moment } from '../ui/Moment.tsx';
import { Note } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import '../styles/screens/account.css';

/** Who is logged in, how it stands with the backups, and everything that can be taken out. */
export default function AccountPage() {
  const { session, locationIndex } = useApp();
  const { exporting, implementations } = useDeferred();
  const [machine] = useState(() => accountMachine.provide(implementations.account));
  const [state, send] = useMachine(machine);
  const user = useSelector(session, ({ context }) => context.user) ?? '';
  const locations = useSelector(locationIndex, ({ context }) => context.tree?.byId.size);
  const { told, failure } = state.context;
  const isLoading = state.hasTag('loading');
  const counts = [
    ...(told?.items === undefined ? [] : [itemCount(told.items)]),
    ...(locations === undefined ? [] : [locationCount(locations)]),
  ];
  return (
    <Page narrow>
      <div className="page-head">
        <PageTitle title="Account and data" />
      </div>
      <div className="account-parts">
        <section className="panel" aria-labelledby="account-heading">
          <div className="panel-head">
            <h2 id="account-heading">Account</h2>
          </div>
          <div className="account-part">
            <p>{user === '' ? 'Logged in' : `Logged in as ${user}`}</p>
            <p className="hint">
              Passwords are set where the server runs: <code>npm run stowage -- user passwd NAME</code>
            </p>
            <div className="account-buttons">
              <button
                type="button"
                className="button"
                onClick={() => session.send({ type: 'logout.requested' })}
              >
                <Icon name="i-lucide-log-out" />
                Log out
              </button>
            </div>
          </div>
        </section>
        <section className="panel" aria-labelledby="backups-heading" aria-busy={isLoading}>
          <div className="panel-head">
            <h2 id="backups-heading">Backups</h2>
          </div>
          <div className="account-part">
            {failure && (
              <LoadFailure
                title="Nobody knows when the last backup was made"
                failure={failure}
                onRetry={() => send({ type: 'retry.requested' })}
              />
            )}
            {isLoading && <p className="skeleton account-news">&nbsp;</p>}
            {told && told.backups.troubles.length > 0 && (
              <Note kind="warn" title="Something is wrong with the server">
                {told.backups.troubles.join(' ')}
              </Note>
            )}
            {told && (
              <News
                told={told.backups}
                isElsewhere={exporting.isPossible() && !exporting.isPossible('backup.zip')}
              />
            )}
            {!isLoading && exporting.isPossible('backup.zip') && (
              <>
                <p>
                  A backup holds all records and photos in one file, without users and passwords. Whoever has
                  it can read all of it. It is restored with <code>npm run stowage -- restore FILE</code>
                </p>
                <div className="account-buttons">
                  <Take file="backup.zip" text="Download a backup" icon="i-lucide-archive" />
                </div>
              </>
            )}
          </div>
        </section>
        <section className="panel" aria-labelledby="export-heading">
          <div className="panel-head">
            <h2 id="export-heading">Export</h2>
            {counts.length > 0 && <span className="count">{counts.join(', ')}</span>}
          </div>
          <div className="account-part">
            {/* What is told above moves it: who aims at a button would press another one. */}
            {isLoading ? (
              <p className="skeleton account-news">&nbsp;</p>
            ) : exporting.isPossible() ? (
              <>
                <p className="hint">
                  Any list of items can be exported as it is filtered and sorted, and so can selected items:
                  both are among the commands.
                </p>
                {EXPORTS.map(({ title, text, files }) => (
                  <div key={title} className="account-export">
                    <div>
                      <h3>{title}</h3>
                      <p className="hint">{text}</p>
                    </div>
                    <div className="account-buttons">
                      {files.map((file) => (
                        <Take key={file} file={file} {...FORMATS[file]} />
                      ))}
                    </div>
                  </div>
                ))}
              </>
            ) : (
              <p>This server has no exports.</p>
            )}
          </div>
        </section>
      </div>
    </Page>
  );
}

const EXPORTS: readonly { title: string; text: string; files: readonly (keyof typeof FORMATS)[] }[] = [
  {
    title: 'Items',
    text: 'All fields, each with the path of its location. An import takes it as it is.',
    files: ['items.csv', 'items.xlsx'],
  },
  {
    title: 'Locations',
    text: 'Paths, labels, types, areas and descriptions.',
    files: ['locations.csv', 'locations.xlsx'],
  },
  {
    title: 'Everything',
    text: 'Items, locations, lists, history and what the photos are linked to, for programs and for an empty Stowage.',
    files: ['everything.json'],
  },
];

/** What a button shows, and what it is called: as the command that does the same. */
const FORMATS = {
  'items.csv': { text: 'CSV', name: dataCommands.itemsCsv.name },
  'items.xlsx': { text: 'Excel', name: dataCommands.itemsXlsx.name },
  'locations.csv': { text: 'CSV', name: dataCommands.locationsCsv.name },
  'locations.xlsx': { text: 'Excel', name: dataCommands.locationsXlsx.name },
  'everything.json': { text: 'JSON', name: dataCommands.everything.name },
} as const satisfies Partial<Record<ExportFile, { text: string; name: string }>>;

/** A button that has a file made and saved. */
function Take({
  file,
  text,
  name = text,
  icon = 'i-lucide-download',
}: {
  file: ExportFile;
  text: string;
  /** For whoever does not see what stands beside. */
  name?: string;
  icon?: string;
}) {
  const { actor } = useDeferred().exporting;
  const isBeingMade = useSelector(actor, ({ context }) => context.wishes.some((wish) => wish.file === file));
  return (
    <button
      type="button"
      className="button"
      aria-label={name}
      aria-disabled={isBeingMade}
      onClick={() => {
        if (!isBeingMade) actor.send({ type: 'export.requested', wish: { file } });
      }}
    >
      {isBeingMade ? <span className="spinner" aria-hidden="true" /> : <Icon name={icon} />}
      {text}
    </button>
  );
}

function News({ told, isElsewhere }: { told: BackupsTold; isElsewhere: boolean }) {
  const [now] = useState(() => Date.now());
  const { isWarning, title, text } = isElsewhere ? BACKED_UP_ELSEWHERE : backupNews(told, now);
  if (isWarning) {
    return (
      <Note kind="warn" title={title}>
        {text}
      </Note>
    );
  }
  return (
    <p className="account-news">
      <b>{title}.</b> {text} {typeof told.last === 'string' && <Moment at={told.last} />}
    </p>
  );
}
