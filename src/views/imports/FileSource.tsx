import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { importsMachine } from '../../machines/imports/imports.machine.ts';
import { sizeText } from '../../model/export/sizeText.ts';
import { pastedName } from '../../model/imports/files.ts';
import { useDeferred } from '../AppContext.ts';
import type { Action } from '../commands/command.ts';
import { failureCommands } from '../commands/definitions/failures.ts';
import { importsCommands } from '../commands/definitions/imports.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { useOpenForm } from '../forms/useOpenForm.ts';
import { useFilesOver } from '../images/useFilesOver.ts';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Note } from '../ui/Note.tsx';
import '../styles/images/uploads.css';

/** A finger drops no files, and has no Ctrl. */
const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;
const PASTE_HELP =
  'As they were copied from Excel, LibreOffice or Google Sheets, with their header or without.';

/** What the dialog of the browser proposes; every other file is taken as well. */
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values';

/** Chooses a file, or takes rows that were copied from a spreadsheet, and shows the upload. */
export function FileSource({ imports }: { imports: ActorRefFrom<typeof importsMachine> }) {
  const { newKey, typedRows, keepTypedRows } = useDeferred().imports;
  const { file, percent, fileFailure } = useSelector(imports, (state) => state.context);
  const isSending = useSelector(imports, (state) => state.hasTag('sending'));
  const canRetry = useSelector(imports, (state) => state.matches({ upload: 'failed' }));
  const [text, setText] = useState(typedRows);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useOpenForm(text.trim() !== '' || isSending);

  const take = (chosen: File, typed?: string) => {
    if (isSending) return;
    const { name, size } = chosen;
    imports.send({ type: 'file.chosen', file: { name, size, bytes: chosen, key: newKey(), typed } });
  };
  const takeText = (pasted: string, isTyped = false) => {
    if (pasted.trim() !== '')
      take(new File([pasted], pastedName(pasted), { type: 'text/plain' }), isTyped ? pasted : undefined);
  };
  const isOver = useFilesOver({
    onFiles([dropped]) {
      if (dropped) take(dropped);
    },
    onPaste(pasted) {
      // Of a spreadsheet's cells there is a picture, too: the text is meant.
      const words = pasted.getData('text/plain');
      const [one] = pasted.files;
      if (words !== '') takeText(words);
      else if (one) take(one);
      return words !== '' || one !== undefined;
    },
  });
  const choose = () => input.current?.click();
  const retry = () => imports.send({ type: 'upload.retried' });
  const cancel = () => imports.send({ type: isSending ? 'upload.cancelled' : 'file.discarded' });
  const actions: Action[] = [
    ...(isSending
      ? []
      : [
          { ...importsCommands.choose, perform: choose },
          { ...importsCommands.paste, perform: () => area.current?.focus() },
        ]),
    ...(canRetry ? [{ ...failureCommands.retry, perform: retry }] : []),
    ...(file ? [{ ...importsCommands.cancelUpload, perform: cancel }] : []),
  ];
  useCommands(actions);

  return (
    <section className="panel import-source" aria-label="File">
      {isOver && (
        <div className="drop-target">
          <p>
            <Icon name="i-lucide-file-up" />
            Drop the file to import it
          </p>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        className="visually-hidden"
        tabIndex={-1}
        aria-label="File to import"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) take(chosen);
          // The same file may be chosen again, after it was corrected.
          target.value = '';
        }}
      />
      {file && isSending ? (
        <div className="panel-body import-upload">
          <p role="status">
            <b>Uploading {file.name}</b>{' '}
            <span className="count">{`${percent} % of ${sizeText(file.size)}`}</span>
          </p>
          <progress max={100} value={percent} aria-label="Upload" />
          <button type="button" className="button" onClick={cancel}>
            Cancel
            <KeysOf command={importsCommands.cancelUpload.id} />
          </button>
        </div>
      ) : (
        <>
          {file && fileFailure && (
            <div className="panel-said">
              <Note
                kind={fileFailure.title === 'Cancelled' ? 'warn' : 'bad'}
                title={`${file.name} was not uploaded`}
                actions={
                  canRetry && (
                    <>
                      <button type="button" className="button button-small" onClick={retry}>
                        <Icon name="i-lucide-refresh-cw" />
                        Try again
                        <KeysOf command={failureCommands.retry.id} />
                      </button>
                      <button type="button" className="button button-small" onClick={cancel}>
                        Choose another file
                      </button>
                    </>
                  )
                }
              >
                {fileFailure.message}
                {canRetry && ' The file is still chosen.'}
              </Note>
            </div>
          )}
          <div className="import-choose">
            <Icon name="i-lucide-file-up" />
            {!isTouch() && <p>Drop a file anywhere on this page, or</p>}
            <button
              type="button"
              className="button button-primary"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the page is for
              autoFocus
              onClick={choose}
            >
              Choose a file
              <KeysOf command={importsCommands.choose.id} />
            </button>
          </div>
          <form
            className="panel-body import-paste"
            onSubmit={(event) => {
              event.preventDefault();
              takeText(text, true);
            }}
          >
            <Field
              label="Or paste rows here"
              help={PASTE_HELP + (isTouch() ? '' : ' Ctrl+V works anywhere on this page.')}
            >
              {(field) => (
                <textarea
                  {...field}
                  ref={area}
                  className="input mono"
                  rows={text === '' ? 2 : 8}
                  value={text}
                  onChange={({ target }) => {
                    setText(target.value);
                    keepTypedRows(target.value);
                  }}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                    event.preventDefault();
                    takeText(text, true);
                  }}
                />
              )}
            </Field>
            {text.trim() !== '' && (
              <button type="submit" className="button">
                Import these rows
              </button>
            )}
          </form>
        </>
      )}
    </section>
  );
}
