import { type ActorRefFrom, createActor, type EventObject, fromCallback } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import { failure, failureOf } from '../failure.ts';
import {
  type QuickAddAnswer,
  quickAddForm,
  type QuickAddRequest,
} from '../machines/items/quickAdd.context.ts';
import { quickAddMachine } from '../machines/items/quickAdd.machine.ts';
import { createKeptLists } from '../services/changes/keptLists.ts';
import { createListRuns, LIST_RUN } from '../services/changes/listRuns.ts';
import { listWithout } from '../model/items/pastedList.ts';
import type { SaveOutcome } from '../model/unsent/saving.ts';
import { isSendable } from '../model/unsent/unsent.ts';
import { onAnotherPerson } from '../services/session/anotherPerson.ts';
import type { TabDrafts } from '../services/unsent/tabDrafts.ts';
import { createGuardLeaving } from './leaving.ts';
import { createPaste, type KeptList, type PasteNeeds, TAKEN } from './paste.ts';
import type { DeferredCore } from './core.ts';
import type { UnsentPart } from './unsent.ts';
import type { FastEntryPart } from '../views/appParts.ts';

interface FastEntryNeeds
  extends
    Omit<PasteNeeds, 'onMade' | 'list' | 'keepRest'>,
    Pick<UnsentPart, 'lock' | 'outbox' | 'drafts' | 'draftsOf' | 'unsentLocations'> {
  tabDrafts: TabDrafts;
  /** Told of what was added here, so that it can be taken back. */
  onAdded(items: readonly Item[]): void;
  /** Told that something is being added, and that it is over: an undo asked for in between is that of it. */
  onAdding(news: { type: 'run.begun' } | { type: 'run.ended'; steps: readonly [] }): void;
}

/**
 * Nobody waits in a form for what is entered in a row: what the server refuses is set aside among the unsent work,
 * where it also is after the page was left.
 */
const SET_ASIDE = AbortSignal.abort();

/** Wires adding items many at a time; a part of `deferred.ts`. */
export function createFastEntry(core: DeferredCore, needs: FastEntryNeeds): FastEntryPart {
  const { lock, outbox, drafts, draftsOf, unsentLocations, tabDrafts, onAdded, onAdding } = needs;
  const guardLeaving = createGuardLeaving(core);
  const rows = new Map<string, ActorRefFrom<typeof quickAddMachine>>();
  // What one person typed is never the next one's.
  onAnotherPerson(core.session, () => {
    for (const row of rows.values()) row.stop();
    rows.clear();
    listRuns.takeOver();
  });

  const noteAdded = (items: readonly Item[]): void => {
    for (const { location_id: id, category } of items) {
      if (id !== null) quickAdd(id).send({ type: 'category.used', category });
    }
  };

  const add = async ({ number, input }: QuickAddRequest): Promise<QuickAddAnswer> => {
    try {
      return answerTo(number, await outbox.create(input, SET_ASIDE));
    } catch (error) {
      return { type: 'item.lost', number, reason: failureOf(error) };
    }
  };
  const machine = quickAddMachine.provide({
    actors: {
      addItems: fromCallback<EventObject, void, QuickAddAnswer>(({ receive, sendBack }) => {
        let isHere = true;
        receive((event) => {
          onAdding({ type: 'run.begun' });
          // The machine sends nothing else.
          void add(event as QuickAddRequest).then((answer) => {
            // Nobody else is offered to take it back.
            if (answer.type === 'item.added' && isHere) onAdded([answer.item]);
            if (isHere) onAdding({ type: 'run.ended', steps: [] });
            sendBack(answer);
          });
        });
        return () => {
          isHere = false;
        };
      }),
      guardLeaving,
    },
    actions: {
      keepDraft: (_, { form, values }) => {
        const isEmpty = Object.values(values).every((text) => text === '');
        const found = drafts.of(form);
        if (isEmpty) tabDrafts.forget(found);
        else tabDrafts.keep(found, form, values);
      },
    },
  });

  const start = (locationId: string) => {
    const draft = tabDrafts.take(drafts.of(quickAddForm(locationId)));
    const { name = '', quantity = '' } = draft?.values ?? {};
    return createActor(machine, { input: { locationId, texts: { name, quantity } } }).start();
  };

  const quickAdd = (locationId: string) => {
    const row = rows.get(locationId) ?? start(locationId);
    rows.set(locationId, row);
    return row;
  };

  const listsOf = (person: string) => createKeptLists(draftsOf(person), unsentLocations.sentAs);
  const listRuns = createListRuns({ draftsOf, listsOf, owner: core.owner, lock });
  listRuns.takeOver();
  drafts.watch(listRuns.takeOver, LIST_RUN);
  core.window.addEventListener('pagehide', listRuns.leave);
  core.window.addEventListener('pageshow', listRuns.comeBack);

  const saysUnkept =
    (keep: (text: string) => void) =>
    (text: string): void => {
      try {
        keep(text);
      } catch (error) {
        core.say({
          kind: 'warning',
          text: 'Your list is not kept if you leave this page',
          detail: failureOf(error).message,
          about: 'list',
        });
      }
    };
  /** What is kept of it is its person's, whoever is here by then. */
  const listOf = (locationId: string): KeptList => {
    const lists = listsOf(core.owner());
    return {
      text: () => lists.of(locationId),
      keep: saysUnkept((text) => lists.keep(locationId, text)),
    };
  };

  return {
    quickAdd,
    noteAdded,
    typedList: (locationId) => typedList(listOf(locationId)),
    pasted: (locationId) => ({ ...listOf(locationId), watch: drafts.watch }),
    paste: (locationId) =>
      createPaste(core, {
        ...needs,
        onMade: (item) => noteAdded([item]),
        list: listOf(locationId),
        keepRest: saysUnkept(listRuns.begin(locationId)),
      }),
  };
}

/** The list of a field. What another tab puts there meanwhile is told once, and not ended with the field. */
function typedList(list: KeptList): ReturnType<FastEntryPart['typedList']> {
  const before = list.text();
  let seen = before;
  let own = before;
  /** What others have put beside it: nothing that is typed here ends that. */
  let others = '';
  let isTaken = false;
  const look = (): void => {
    if (list.text() === seen) return;
    isTaken = true;
    others = listWithout(list.text(), own);
  };
  const keep = (text: string): void => {
    look();
    if (isTaken && text === '') return;
    list.keep([text, others].filter((part) => part !== '').join('\n'));
    own = text;
    seen = list.text();
  };
  return {
    before,
    keep,
    taken() {
      look();
      const reason = isTaken ? TAKEN : undefined;
      isTaken = false;
      seen = list.text();
      return reason;
    },
  };
}

function answerTo(number: number, outcome: SaveOutcome): QuickAddAnswer {
  if (outcome.result === 'saved') return { type: 'item.added', number, item: outcome.item };
  if (outcome.result === 'conflict') {
    return {
      type: 'item.refused',
      number,
      reason: failure('stale', 'It is in conflict with another change.'),
    };
  }
  const { entry, item, failure: reason } = outcome;
  return isSendable(entry) ? { type: 'item.added', number, item } : { type: 'item.refused', number, reason };
}
