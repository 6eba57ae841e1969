import { type EventObject, fromCallback } from 'xstate';
import { type Failure, failure, failureOf } from '../failure.ts';
import type { Item, Location } from '../../contract/entities.ts';
import type { ItemInput } from '../../contract/requests.ts';
import type { ItemToMake, LeftEntry, MadeOrMet } from '../machines/changes/bulkCreate.context.ts';
import type { ThereSaid } from '../machines/changes/bulkCreate.events.ts';
import { listLeft, listLine, listWithout } from '../model/items/pastedList.ts';
import { isSendable } from '../model/unsent/unsent.ts';
import { asConfirmation, asPromise } from '../services/actors.ts';
import type { Outbox } from '../services/unsent/outbox.ts';
import type { History } from './changes.ts';
import type { DeferredCore } from './core.ts';
import { createMadeChange } from '../services/changes/madeItems.ts';
import { createGuardLeaving } from './leaving.ts';
import type { FastEntryPart } from '../views/appParts.ts';

export interface PasteNeeds {
  /** The outbox of one person, whoever is here by now. */
  outboxOf(person: string): Outbox;
  /** What it tells the history of all changes, which takes it back. */
  runs: History['runs'];
  /** Told of each item that was made. */
  onMade(item: Item): void;
  list: KeptList;
  /** Keeps what is left of it while it is created, an item a line, until this page has gone; '' at the end. */
  keepRest(text: string): void;
}

/** The list of one location as it is kept in this browser, an item a line. */
export interface KeptList {
  /** '' where nothing is kept. */
  text(): string;
  /** Puts it in the place of what is kept. */
  keep(text: string): void;
}

/** Why what is left of a list is not sent when its person has gone. */
const ENDED = failure('unauthorised', 'Log in again to send this.');

/** Why a list is not created at once by whoever is no longer the only one that has it. */
export const TAKEN = 'In another tab this list was changed, created or discarded.';

const lineOf = ({ name, quantity }: ItemInput): string =>
  listLine({ name, quantity: quantity === undefined ? '' : String(quantity) });

/** Wires the creation of many items from one list, through the outbox. A new one for each list. */
export function createPaste(
  core: DeferredCore,
  { outboxOf, runs, onMade, list, keepRest }: PasteNeeds,
): ReturnType<FastEntryPart['paste']> {
  // What it has kept of its list; another dialog or tab may have put something else there since.
  let own = list.text();
  let isRunning = false;
  /** What is left of it now, as a list. */
  let left = '';
  /** What is set aside meanwhile is in the outbox by then. */
  let aside = Promise.resolve();
  /** Another dialog or tab goes on with the lines of this one, or has ended them. */
  const isTaken = (): boolean => own !== '' && list.text() !== own;
  const keep = (text: string): void => {
    if (text === own || list.text() !== own) return;
    list.keep(text);
    // Where there was no room for it nothing else is there, which nobody else has put there.
    own = list.text();
  };

  // Once the server has not answered, what is left of the list is kept without asking it again.
  let unreachable: Failure | undefined;

  // What is typed on this page is its person's, whoever logs in while it is on its way.
  const outbox = outboxOf(core.owner());
  const changeMade = createMadeChange(outbox);

  const make = async ({ input, made }: ItemToMake, signal: AbortSignal): Promise<MadeOrMet> => {
    if (made) return changeMade(made, input);
    const outcome = await outbox.create(input, signal, unreachable);
    if (outcome.result === 'conflict') throw failure('stale', 'It is in conflict with another change.');
    if (outcome.result === 'kept') {
      if (outcome.unreachable) unreachable = outcome.failure;
      if (!isSendable(outcome.entry)) {
        // The list still has it, with the reason, and tries it again or sets it aside: it is not to be made a second time.
        keepRest([lineOf(input), left].filter((line) => line !== '').join('\n'));
        await outbox.discard(outcome.entry.id, outcome.entry.revision);
        throw outcome.failure;
      }
    }
    onMade(outcome.item);
    return { entity: outcome.item, isOurs: true };
  };

  const isToSend = ({ failure: reason }: LeftEntry): boolean =>
    reason === undefined || reason.kind === 'unauthorised';

  const keepLeft = async (entries: readonly LeftEntry[]): Promise<void> => {
    if (entries.length === 0) return;
    const fresh = entries.filter(({ made }) => !made);
    let unkept = fresh;
    try {
      await outbox.keepAll(fresh.filter(isToSend).map(({ input }) => input));
      unkept = fresh.filter((entry) => !isToSend(entry));
      for (const entry of unkept) {
        await outbox.keep(entry.input, entry.failure ?? ENDED);
        unkept = unkept.slice(1);
      }
    } catch (error) {
      // A list takes less room.
      list.keep(
        [list.text(), ...unkept.map(({ input }) => lineOf(input))].filter((line) => line !== '').join('\n'),
      );
      throw error;
    }
    for (const { input, made } of entries) if (made) await changeMade(made, input, ENDED);
  };

  return {
    actors: {
      makeItem: asPromise(make),
      // Of what is in the location each line says so itself.
      findThere: fromCallback<EventObject, { parent: Location }, ThereSaid>(({ sendBack, receive }) => {
        const tell = () => sendBack({ type: 'there.found', items: [] });
        receive(({ type }) => {
          if (type !== 'look') return;
          if (isTaken()) sendBack({ type: 'there.unknown', reason: TAKEN });
          else tell();
        });
        tell();
      }),
      ...runs.actors,
      confirmClosing: asConfirmation<{ unsaved: number }>(
        (message) => core.window.confirm(message),
        ({ unsaved }) =>
          unsaved === 1
            ? 'Close without creating 1 line? What is in it is lost.'
            : `Close without creating ${unsaved} lines? What is in them is lost.`,
      ),
      guardLeaving: createGuardLeaving(core),
    },
    actions: {
      notify: core.actions.notify,
      ...runs.actions,
      // What is asked for is kept as unsent work, line by line, and the rest for the case that this page goes: offered as
      // a list as well, it would be made twice.
      tellHistory(from, news) {
        isRunning = news.type === 'run.begun';
        if (isRunning) {
          keepRest(left);
          // Created all the same: whoever has taken them over is to be told.
          if (isTaken()) list.keep(listWithout(list.text(), own));
          else keep('');
          own = '';
        }
        runs.actions.tellHistory(from, news);
      },
      keepEntries(_, kept) {
        left = kept ? listLeft(kept) : '';
        if (!isRunning) keep(left);
        // A line leaves it only once the outbox has it, which is asked right after this.
        // Where another tab has put something else into the list, it stays beside that.
        void aside.then(() => keepRest(isRunning || own === '' ? left : ''));
      },
      setAside: (_, entries) => {
        const before = aside;
        const kept = keepLeft(entries).catch((error: unknown) =>
          core.say({
            kind: 'error',
            text: 'Lines of your list could not be kept to be sent',
            detail: `${failureOf(error).message} They wait in the list of their location.`,
          }),
        );
        aside = kept.then(() => before);
      },
    },
  };
}
