import type { Item } from '../../../contract/entities.ts';
import { failureOf } from '../../failure.ts';
import { doingText } from '../../machines/changes/changeTexts.ts';
import { isInOrder } from '../../machines/changes/changeProgress.ts';
import type { CutWork } from '../../machines/changes/changes.context.ts';
import type { CutOffEvent } from '../../machines/changes/cutOffNotice.ts';
import { type Change, changeSize, type Step } from '../../model/changes/changes.ts';
import { cutOf, runOf, type RunCut, type RunKept } from '../../model/changes/cutOff.ts';
import { itemCount } from '../../model/items/counts.ts';
import { isSendable } from '../../model/unsent/unsent.ts';
import { isOpen, type RunMarks } from '../../services/changes/changeRun.ts';
import { createChangeRuns, type FoundRun, type OwnRun, RUN } from '../../services/changes/changeRuns.ts';
import { onAnotherLogin } from '../../services/session/anotherPerson.ts';
import { watchPage } from '../../services/browser/pageEvents.ts';
import { hideNotice, showNotice } from '../../views/notices/notices.ts';
import type { DeferredCore } from '../core.ts';
import type { UnsentPart } from '../unsent.ts';

export interface RecordingNeeds {
  unsent: Pick<UnsentPart, 'lock' | 'drafts' | 'draftsOf' | 'outbox' | 'unsentLocations'>;
  /** Does the rest of one whose page has gone. */
  request(change: Change): void;
}

/** A page that was taken for gone and goes on has its lock again by then, in ms. */
const LOOK_AGAIN = 10_000;

/** Keeps changes of several records while they go on, and tells of those whose page was closed in the middle. */
export function createRecording(core: DeferredCore, { unsent, request }: RecordingNeeds) {
  const { window, session, owner, settled = () => Promise.resolve(true) } = core;
  const { lock, draftsOf, outbox, unsentLocations } = unsent;
  /** Of this page, by their change or steps: those that go on or wait, and those that the end of a session has cut short. */
  const own = new Map<object, { run: OwnRun; isTold: boolean }>();
  const cutShort = new Map<object, OwnRun>();
  /** Which item of which deletion of this page. */
  const deleting = new WeakMap<Item, { run: RunMarks; at: number }>();
  /** What takes back what is told of others. */
  const told = new Set<() => void>();
  let count = 0;

  const entryOf = (id: string) => outbox.entry(id) ?? unsentLocations.entry(id);
  const cutIn = (found: FoundRun): RunCut | undefined => {
    const now = found.read();
    return (
      now &&
      cutOf(now.run, now.progress, {
        unsentValue(id, field) {
          const entry = entryOf(id);
          // What is set aside is sent by nobody.
          return entry && isSendable(entry) ? Reflect.get(entry.item, field) : undefined;
        },
        unsentAs(id) {
          const entry = entryOf(id);
          return entry && (isSendable(entry) ? 'waiting' : 'aside');
        },
      })
    );
  };
  const tell = async (found: FoundRun): Promise<void> => {
    const person = owner();
    // At once: what is kept to be sent is sent soon, and then nobody could tell whether it was begun.
    const cut = cutIn(found);
    // It has ended meanwhile, or cannot be read: then nothing can be said of it. That one is done is seen.
    if (!cut || (cut.total === 1 && cut.done === 1)) return found.end();
    let isOver = false;
    let takeBack = (): void => found.letGo();
    found.watch(() => {
      isOver = true;
      takeBack();
      setTimeout(runs.look, LOOK_AGAIN);
    });
    const { cutOffNotice } = await import('../../machines/changes/cutOffNotice.ts');
    if (isOver || owner() !== person) return found.letGo();
    count++;
    const notice = cutOffNotice(`cut off ${count}`, cut);
    takeBack = (): void => {
      told.delete(takeBack);
      hideNotice(notice);
      found.letGo();
    };
    told.add(takeBack);
    showNotice(notice, {
      send(event) {
        told.delete(takeBack);
        // The notice has no other events.
        const { type } = event as CutOffEvent;
        if (type === 'rest.requested' && cut.rest && found.read()) request(cut.rest);
        found.end();
      },
    });
  };

  const runs = createChangeRuns({
    draftsOf,
    owner,
    lock,
    settled,
    isShown: () => window.document.visibilityState !== 'hidden',
    onFound: (found) => void tell(found).catch(found.letGo),
  });
  /** `isTold`: what the end of the session cuts short of it is told. */
  const begin = (key: object, kept: () => RunKept, isFine: boolean, isTold: boolean): OwnRun => {
    const { run } = own.get(key) ?? { run: runs.begin(kept(), isFine) };
    own.set(key, { run, isTold });
    return run;
  };
  const keyOf = (work: CutWork): object => (work.kind === 'change' ? work.change : work.steps);

  onAnotherLogin(session, () => {
    // This page tells of it no more.
    for (const run of cutShort.values()) run.letGo();
    cutShort.clear();
  });
  unsent.drafts.watch(runs.look, RUN);
  watchPage(window, ({ type }) => {
    if (type === 'page.shown') runs.look();
  });
  runs.look();

  const ofMany = (change: Change, most: number): RunMarks | undefined => {
    const inOrder = isInOrder(change);
    const isKept = inOrder || change.kind === 'add locations' || change.kind === 'copy branch';
    if (!isKept || (changeSize(change) < most && !own.has(change))) return undefined;
    return begin(change, () => runOf(change, doingText(change)), inOrder, inOrder);
  };

  return {
    /** Of a change that begins; undefined where it is of one record and did not wait, or its page keeps what is left of it. */
    ofChange: (change: Change): RunMarks | undefined => ofMany(change, 2),
    /** Of one that is asked for and waits for its turn, be it of one record. */
    ofWaiting: (change: Change): void => void ofMany(change, 1),
    /** Of steps that are taken back, the last one first. */
    ofUndo(steps: readonly Step[], title: string): RunMarks | undefined {
      if (steps.length < 2) return undefined;
      const records = steps.map(({ id, name }) => ({ id, name })).toReversed();
      return begin(steps, () => ({ title, records }), false, true);
    },
    /** Of items that are deleted one after the other. */
    ofDeletion(key: object, items: readonly Item[]): void {
      if (items.length < 2) return;
      const records = items.map(({ id, name }) => ({ id, name }));
      const run = begin(key, () => ({ title: `Deleting ${itemCount(items.length)}`, records }), false, true);
      for (const [at, item] of items.entries()) deleting.set(item, { run, at });
    },
    /** Does the deletion of one of them. */
    async whileDeleting(item: Item, work: () => Promise<void>): Promise<void> {
      const { run, at } = deleting.get(item) ?? { at: 0 };
      await run?.begin(at);
      try {
        await work();
        run?.mark(at, 'd');
      } catch (error) {
        run?.mark(at, isOpen(failureOf(error)) ? 'p' : 'n');
        throw error;
      }
    },
    /** It is over; one that was cut short is so once that is told. */
    end(key: object): void {
      own.get(key)?.run.end();
      own.delete(key);
    },
    /** Its person has been told how far it has got, or need not be. */
    cutTold(work: CutWork | { key: object }): void {
      const key = 'key' in work ? work.key : keyOf(work);
      cutShort.get(key)?.end();
      cutShort.delete(key);
    },
    /** Nobody is here any more, or somebody else. */
    personLeft(): void {
      for (const [key, { run, isTold }] of own) {
        if (isTold) cutShort.set(key, run);
        else run.end();
      }
      own.clear();
      for (const takeBack of told) takeBack();
    },
    look: runs.look,
  };
}
