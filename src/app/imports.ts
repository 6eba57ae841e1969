import { type EventObject, fromCallback } from 'xstate';
import type { EditedRow, Import, ImportSummary, PreviewPage } from '../../contract/imports/imports.ts';
import type { ImportMapping } from '../../contract/imports/mapping.ts';
import { failureOf } from '../failure.ts';
import { isOver } from '../machines/imports/import.context.ts';
import type { EditOfRow, RowsOfSheet } from '../machines/imports/importRows.context.ts';
import { MISSED, type RowsTakenBack, type SettledRows } from '../machines/imports/importRows.steps.ts';
import type { KnownImports, UploadHeard } from '../machines/imports/imports.machine.ts';
import { confirmedAction } from '../machines/kit/confirmedAction.ts';
import type { ImportFile } from '../model/imports/files.ts';
import { failureNotice } from '../machines/kit/failureNotice.ts';
import { sameMapping } from '../model/imports/mapping.ts';
import type { Settlement } from '../model/imports/rowEdit.ts';
import type { DraftOf } from '../model/unsent/draft.ts';
import { withCell } from '../model/imports/typedCells.ts';
import { asConfirmation, asPromise } from '../services/actors.ts';
import { randomText } from '../services/browser/randomText.ts';
import { createToldLater } from '../services/session/toldLater.ts';
import { createImports } from '../services/imports/imports.ts';
import { createKeptWork, type KeptTyped, type KeptWork } from '../services/imports/keptWork.ts';
import { createUnsentEdits } from '../services/imports/unsentEdits.ts';
import { LISTS_CHANGED } from '../services/lists/listsChanged.ts';
import { createDrafts } from '../services/unsent/drafts.ts';
import type { ImportsPart } from '../views/appParts.ts';
import type { DeferredCore } from './core.ts';
import { createGuardLeaving, guardLeaving } from './leaving.ts';
import { createTypedRows, endTypedRows, tabOf } from './typedRows.ts';
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
  /** What this page knows of it, of each import and person. */
  const typedIn = new Map<string, KeptTyped>();
  /** What is typed in an import and only in this page, for it cannot be kept. */
  const unkept = new Set<string>();
  const works = new Map<string, KeptWork>();
  let person = core.owner();
  /** What is kept as a session ends is still the work of whom it was. */
  const whose = (): string => (person = core.owner() || person);
  const keyOf = (id: string): string => JSON.stringify([whose(), id]);
  const work = (): KeptWork => {
    const owner = whose();
    const known = works.get(owner);
    if (known) return known;
    const made = createKeptWork({
      drafts: createDrafts(core.store, () => owner),
      tab: () => tabOf(() => window.sessionStorage),
    });
    works.set(owner, made);
    return made;
  };
  let endGuard: (() => void) | undefined;
  /** While anything is only in this page the browser asks before it goes. */
  const guard = (): void => {
    const owner = whose();
    const isAlone = [...unkept].some((key) => JSON.parse(key)[0] === owner) || edits.isAlone(owner);
    if (isAlone) endGuard ??= guardLeaving(core);
    else {
      endGuard?.();
      endGuard = undefined;
    }
  };
  const edits = createUnsentEdits({ work, whose, lock, onAlone: guard });
  core.session.watch(guard);
  const noteKept = (key: string, isKept: boolean): void => {
    if (isKept) unkept.delete(key);
    else unkept.add(key);
    guard();
  };
  const typedOf = (id: string): KeptTyped => {
    const key = keyOf(id);
    const known = typedIn.get(key) ?? work().typed(id);
    typedIn.set(key, known);
    return known;
  };
  const keepTyped = (id: string, change: Partial<KeptTyped>): void => {
    const key = keyOf(id);
    const now = { ...typedOf(id), ...change };
    typedIn.set(key, now);
    noteKept(key, work().keepTyped(id, now));
  };
  const forget = (id: string): void => {
    work().forget(id);
    typedIn.delete(keyOf(id));
    unkept.delete(keyOf(id));
    edits.forget(id);
  };
  /** Columns that were chosen are of no use to an import that has begun, or has them already, or is gone. */
  const endColumns = (id: string, now: Import | undefined): void => {
    const { mapping } = typedOf(id);
    if (!mapping) return;
    const isTaken = now?.mapping ? sameMapping(mapping, now.mapping) : false;
    if (!now || isOver(now) || isTaken) keepTyped(id, { mapping: undefined });
  };

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

  const nobody = { self: { send: () => undefined } };
  /** How often many rows are being worked on. */
  let manyRows = 0;
  /**
   * Works on many rows for whoever is here, to its end or until somebody else is; says what has come of it where its page is not there
   * any more to say it.
   */
  const onManyRows = async (
    page: AbortSignal,
    work: (signal: AbortSignal) => Promise<Settlement>,
    { done, missed }: { done: string; missed: string },
  ): Promise<Settlement> => {
    const owner = whose();
    const other = new AbortController();
    const endWatch = core.session.watch(() => whose() !== owner && other.abort());
    // Also once its page is left: half of the rows would be settled, and nobody told.
    const leave = guardLeaving(core);
    manyRows += 1;
    const settlement = await work(other.signal).finally(() => {
      endWatch();
      leave();
      manyRows -= 1;
    });
    const { failure } = settlement;
    if (page.aborted && !other.signal.aborted)
      notify(nobody, failure ? failureNotice(missed, failure) : { kind: 'success', text: done });
    return settlement;
  };

  return {
    newKey: () => randomText(24),
    ...createTypedRows(typed, keepDraft, () => window.sessionStorage, lock),
    draftOf: (id) => typedOf(id).mapping,
    editedImports: () => work().edited(),
    underWay: () => (manyRows > 0 ? 'Rows of an import are being settled, or taken back.' : undefined),
    editsOf: edits.of,
    watchEdits: edits.watch,
    typedOf: (id) => typedOf(id).cells,
    strandedOf: edits.stranded,
    endStranded: edits.endStranded,
    keepTyped: (id, cell, now) => keepTyped(id, { cells: withCell(typedOf(id).cells, cell, now) }),
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
        readImport: asPromise<Import, { id: string }>(async ({ id }, signal) => {
          try {
            const now = await imports.read(id, signal);
            endColumns(id, now);
            return now;
          } catch (error) {
            if (failureOf(error).kind === 'not-found') endColumns(id, undefined);
            throw error;
          }
        }),
        mapImport: asPromise<Import, { id: string; mapping: ImportMapping }>(({ id, mapping }, signal) =>
          imports.map(id, mapping, signal),
        ),
        // Not given up with the page: it goes on, and the next page finds it under way.
        applyImport: asPromise<Import, { id: string; revision: number | undefined }>(({ id, revision }) =>
          imports.apply(id, revision),
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
        keepDraft: (_, { id, draft }) => keepTyped(id, { mapping: draft }),
        recordsChanged: () => {
          window.dispatchEvent(new CustomEvent(LISTS_CHANGED));
          for (const one of ['item', 'item-history']) cache.invalidate(one);
        },
      },
    },
    rows: {
      actors: {
        readRows: asPromise<PreviewPage, RowsOfSheet>(({ id, sheet, wanted }, signal) =>
          imports.rows(id, wanted, sheet, signal),
        ),
        // Not given up with the page, which takes what has arrived from what is kept only as long as it is there.
        editRow: asPromise<EditedRow | undefined, EditOfRow>((one) =>
          edits.send(one, (edit) => imports.edit(one.id, one.line, edit, one.sheet)),
        ),
        // Nor are these given up with it: half of the rows would be settled, and nobody told.
        settleProblems: asPromise<Settlement, SettledRows>(({ id, sheet, by, besides }, page) =>
          onManyRows(page, (signal) => imports.settle(id, by, sheet, { besides, signal }), {
            done: 'The problems of the import are settled',
            missed: MISSED.settling,
          }),
        ),
        takeBack: asPromise<Settlement, RowsTakenBack>(({ id, sheet, settled }, page) =>
          onManyRows(page, (signal) => imports.takeBack(id, settled, sheet, signal), {
            done: 'The rows of the import are as they were',
            missed: MISSED.takingBack,
          }),
        ),
        guardLeaving: asked,
      },
      actions: { notify, keepEdits: (_, { id, sheet, unsent }) => edits.keep(id, sheet, unsent) },
    },
  };
}

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
