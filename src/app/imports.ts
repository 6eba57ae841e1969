import { type EventObject, fromCallback } from 'xstate';
import type { EditedRow, Import, ImportSummary, PreviewPage } from '../../contract/imports/imports.ts';
import type { ImportMapping } from '../../contract/imports/mapping.ts';
import { failureOf } from '../failure.ts';
import type { UnsentEdit } from '../machines/imports/importRows.context.ts';
import type { KnownImports, UploadHeard } from '../machines/imports/imports.machine.ts';
import { confirmedAction } from '../machines/kit/confirmedAction.ts';
import type { ImportFile } from '../model/imports/files.ts';
import type { DraftOf } from '../model/unsent/draft.ts';
import type { RowEdit, RowsWanted, SettledBy } from '../model/imports/previewRows.ts';
import { type TypedCell, withCell } from '../model/imports/typedCells.ts';
import { asConfirmation, asPromise } from '../services/actors.ts';
import { randomText } from '../services/browser/randomText.ts';
import { createToldLater } from '../services/session/toldLater.ts';
import { createImports } from '../services/imports/imports.ts';
import { LISTS_CHANGED } from '../services/lists/listsChanged.ts';
import type { ImportsPart } from '../views/appParts.ts';
import type { DeferredCore } from './core.ts';
import { createGuardLeaving, guardLeaving } from './leaving.ts';
import { createTypedRows, endTypedRows } from './typedRows.ts';
import type { UnsentPart } from './unsent.ts';

interface ImportsNeeds extends Pick<UnsentPart, 'drafts' | 'lock'> {
  keepDraft(_: unknown, draft: DraftOf): void;
}

/** Wires the import of spreadsheets; a part of `deferred.ts`. */
export function createImportsPart(
  core: DeferredCore,
  { drafts: typed, lock, keepDraft }: ImportsNeeds,
): ImportsPart {
  const { window, http, cache } = core;
  const { navigate, notify } = core.actions;
  const imports = createImports(http);
  const asked = createGuardLeaving(core);
  const missed = createToldLater<{ name: string; isSure: boolean }>(core.session, ({ name, isSure }) =>
    core.say({
      kind: 'warning',
      text: `${name} ${isSure ? 'was not' : 'may not have been'} uploaded`,
      detail: 'The session had ended. Choose the file again.',
      duration: Infinity,
    }),
  );
  /** What was chosen and not sent, of each import and person. */
  const drafts = new Map<string, ImportMapping>();
  const edits = new Map<string, readonly UnsentEdit[]>();
  const cells = new Map<string, readonly TypedCell[]>();
  let person = core.owner();
  const keyOf = (id: string): string => {
    // What is kept as a session ends is still the work of whom it was.
    person = core.owner() || person;
    return JSON.stringify([person, id]);
  };
  /** Of imports that have begun, or are gone: nothing can be done any more with what is kept of them. */
  const over = new Set<string>();
  let endGuard: (() => void) | undefined;
  /** While anything is kept of the person who is here, or was last, the browser asks on every page before all of it goes. */
  const guard = (): void => {
    person = core.owner() || person;
    const isTheirs = (key: string) => !over.has(key) && JSON.parse(key)[0] === person;
    const isAny = [drafts, edits, cells].some((kept) => [...kept.keys()].some(isTheirs));
    if (isAny) endGuard ??= guardLeaving(core);
    else {
      endGuard?.();
      endGuard = undefined;
    }
  };
  core.session.watch(guard);
  const keepAs = <T>(kept: Map<string, T>, key: string, what: T | undefined): void => {
    if (what === undefined) kept.delete(key);
    else kept.set(key, what);
    guard();
  };
  const keep = <T>(kept: Map<string, T>, id: string, what: T | undefined): void =>
    keepAs(kept, keyOf(id), what);
  const forget = (id: string): void => {
    for (const kept of [drafts, edits, cells]) kept.delete(keyOf(id));
    guard();
  };
  const heardOf = async (id: string, answer: Promise<Import>): Promise<Import> => {
    const key = keyOf(id);
    const tell = (isOver: boolean): void => {
      if (isOver) over.add(key);
      else over.delete(key);
      guard();
    };
    return answer.then(
      (one) => {
        tell(OVER.has(one.state));
        return one;
      },
      (error: unknown) => {
        if (failureOf(error).kind === 'not-found') tell(true);
        throw error;
      },
    );
  };
  const unlessNone = <T>(all: readonly T[]) => (all.length > 0 ? all : undefined);

  const asking = <One extends ImportSummary>(
    question: (one: One) => string,
    work: (one: One) => Promise<void>,
  ) =>
    confirmedAction<One>(
      asConfirmation((message) => window.confirm(message), question),
      asPromise<void, One>(work),
    );
  /** As {@link asking}, with what the host answers. */
  const askingFor = (question: (one: Import) => string, work: (one: Import) => Promise<Import>) =>
    asPromise<Import | undefined, Import>(async (one) =>
      window.confirm(question(one)) ? work(one) : undefined,
    );

  return {
    newKey: () => randomText(24),
    ...createTypedRows(typed, keepDraft, () => window.sessionStorage, lock),
    draftOf: (id) => drafts.get(keyOf(id)),
    editsOf: (id) => edits.get(keyOf(id)) ?? [],
    typedOf: (id) => cells.get(keyOf(id)) ?? [],
    keepTyped: (id, cell, now) =>
      keep(cells, id, unlessNone(withCell(cells.get(keyOf(id)) ?? [], cell, now))),
    imports: {
      actors: {
        listImports: asPromise<KnownImports, void>(async (_, signal) =>
          (await imports.isOffered(signal)) ? imports.list(signal) : undefined,
        ),
        sendFile: fromCallback<EventObject, { file: ImportFile }, UploadHeard>(({ input, sendBack }) => {
          const given = new AbortController();
          const whose = core.owner();
          const onProgress = (percent: number) => sendBack({ type: 'upload.progressed', percent });
          imports.upload(input.file, { onProgress, signal: given.signal }).then(
            (made) => {
              if (input.file.typed !== undefined) endTypedRows(typed, input.file.typed);
              sendBack({ type: 'upload.answered', made });
            },
            (error: unknown) => {
              const isSure = !given.signal.aborted;
              // The end of the session takes its page along, and the file that was chosen there.
              if (core.session.user() === null && input.file.typed === undefined)
                missed.hold(whose, { name: input.file.name, isSure });
              if (!given.signal.aborted) sendBack({ type: 'upload.failed', failure: failureOf(error) });
            },
          );
          return () => given.abort();
        }),
        undoImport: asking<ImportSummary>(undoQuestion, async ({ id }) => void (await imports.undo(id))),
        removeImport: asking<ImportSummary>(removeQuestion, async ({ id }) => {
          await imports.remove(id);
          forget(id);
        }),
      },
      actions: { navigate, notify },
    },
    import: {
      actors: {
        readImport: asPromise<Import, { id: string }>(({ id }, signal) =>
          heardOf(id, imports.read(id, signal)),
        ),
        mapImport: asPromise<Import, { id: string; mapping: ImportMapping }>(({ id, mapping }, signal) =>
          imports.map(id, mapping, signal),
        ),
        // Not given up with the page: it goes on, and the next page finds it under way.
        applyImport: asPromise<Import, { id: string; revision: number | undefined }>(({ id, revision }) =>
          heardOf(id, imports.apply(id, revision)),
        ),
        undoImport: askingFor(undoQuestion, ({ id }) => imports.undo(id)),
        cancelImport: askingFor(cancelQuestion, async (one) => {
          await imports.remove(one.id);
          forget(one.id);
          return one;
        }),
        guardLeaving: asked,
      },
      actions: {
        navigate,
        notify,
        keepDraft: (_, { id, draft }) => keep(drafts, id, draft),
        recordsChanged: () => {
          window.dispatchEvent(new CustomEvent(LISTS_CHANGED));
          for (const one of ['item', 'item-history']) cache.invalidate(one);
        },
      },
    },
    rows: {
      actors: {
        readRows: asPromise<PreviewPage, { id: string; wanted: RowsWanted }>(({ id, wanted }, signal) =>
          imports.rows(id, wanted, signal),
        ),
        // Not given up with the page, which takes what has arrived from what is kept only as long as it is there.
        editRow: asPromise<EditedRow, { id: string; line: number; edit: RowEdit }>(
          async ({ id, line, edit }) => {
            const key = keyOf(id);
            const edited = await imports.edit(id, line, edit);
            const isSent = (one: UnsentEdit): boolean => one.line === line && one.edit === edit;
            keepAs(edits, key, unlessNone((edits.get(key) ?? []).filter((one) => !isSent(one))));
            return edited;
          },
        ),
        settleProblems: asPromise<void, { id: string; by: SettledBy }>(({ id, by }, signal) =>
          imports.settle(id, by, signal),
        ),
        guardLeaving: asked,
      },
      actions: { notify, keepEdits: (_, { id, unsent }) => keep(edits, id, unlessNone(unsent)) },
    },
  };
}

/** Neither columns nor rows of them can be changed. */
const OVER: ReadonlySet<Import['state']> = new Set(['importing', 'imported', 'undoing', 'undone']);

const undoQuestion = ({ name, state }: ImportSummary): string =>
  state !== 'imported'
    ? `Undo what is left of the import of "${name}"? What is as the import made it, and not in use, is deleted or as before.`
    : `Undo the import of "${name}"? What it made is deleted and what it changed is as before, except what somebody or a later import has changed or used since.`;

const cancelQuestion = ({ name, state }: ImportSummary): string =>
  state === 'importing'
    ? `Cancel the import of "${name}"? What was made so far is taken back.`
    : `Discard the import of "${name}"? Nothing of it has been written yet; the columns you chose are lost.`;

const removeQuestion = ({ name, state }: ImportSummary): string =>
  state === 'imported'
    ? `Remove "${name}" from the list? Its items stay, but the import can no longer be undone as a whole.`
    : `Remove "${name}" from the list?`;
