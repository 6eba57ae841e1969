import {
  array,
  create,
  enums,
  literal,
  nullable,
  number,
  optional,
  string,
  tuple,
  type,
  union,
} from 'superstruct';
import { Location } from '../../../contract/entities.ts';
import type { RunKept, RunProgress, ValueTry } from '../../model/changes/cutOff.ts';
import type { Lock } from '../browser/lock.ts';
import { atMost } from '../browser/pause.ts';
import { randomText } from '../browser/randomText.ts';
import type { Drafts } from '../unsent/drafts.ts';
import type { RunMarks } from './changeRun.ts';

/** A change of several records that this page has begun. */
export interface OwnRun extends RunMarks {
  /** It is over, and told. */
  end(): void;
  /** Its page tells of it no more: another one of its person's may. */
  letGo(): void;
}

/** One whose page has gone. No other tab tells of it meanwhile. */
export interface FoundRun {
  /** As it is now; undefined where it is over, or another tab was quicker. */
  read(): { run: RunKept; progress: RunProgress } | undefined;
  /** Calls `listener` when it goes on, or is over: its page was only asleep. */
  watch(listener: () => void): void;
  /** It is told, and somebody has seen it: nobody is told again. */
  end(): void;
  /** Nobody has seen it: whoever opens a page next is told. */
  letGo(): void;
}

/**
 * Changes of several records while they go on, kept in this browser for the time after their page: drafts of their person,
 * each with a lock that tells whether that is still there.
 */
export interface ChangeRuns {
  /** `isFine`: before each value that is kept or sent it is told which one; else it may be done as soon as its record is begun. */
  begin(run: RunKept, isFine: boolean): OwnRun;
  /** Finds those of this person's whose pages have gone; waits for those still there. */
  look(): void;
}

interface ChangeRunsNeeds {
  /** The drafts of one person, whoever is here by now. */
  draftsOf(person: string): Pick<Drafts, 'find' | 'keep' | 'of' | 'remove' | 'watch'>;
  /** Whose page this is. */
  owner(): string;
  lock: Pick<Lock, 'hold'>;
  /** Resolves to whether what was kept is on disk, within a moment. */
  settled(): Promise<boolean>;
  /** Whether somebody may read here what is told: else another tab tells it, or this one once it is looked at. */
  isShown(): boolean;
  onFound(found: FoundRun): void;
}

/** The form of them, and what their keys begin with. */
export const RUN = 'change-run';
/** The same of how far they are. */
const AT = 'change-at';

/** Whether a draft's form is one of these, in which nobody types. */
export const isOfRun = (form: string): boolean => form === RUN || form === AT;

/** So long a change waits at most for what is written of it, in ms. */
const WAITED = 1000;

const Value = nullable(union([string(), number()]));
const Kept = type({
  title: string(),
  records: array(tuple([string(), string()])),
  rest: optional(
    union([
      type({ kind: literal('move items'), to: Location }),
      type({ kind: literal('move locations'), to: optional(Location) }),
      type({ kind: literal('set quantity'), quantity: number() }),
      type({ kind: literal('change quantity'), by: number() }),
      type({ kind: literal('set text'), field: enums(['category', 'supplier'] as const), value: string() }),
    ]),
  ),
  keepsFirst: optional(literal(true)),
});
const Progress = type({
  marks: string(),
  tries: array(type({ at: number(), values: optional(type({ before: Value, after: Value })) })),
  kept: optional(array(string())),
});
const NOTHING_YET: RunProgress = { marks: '', tries: [] };

export function createChangeRuns(needs: ChangeRunsNeeds): ChangeRuns {
  const { draftsOf, owner, lock, settled, isShown, onFound } = needs;
  /** The keys of those of this page, and of those that it waits for or tells of. */
  const known = new Set<string>();

  const begin = (run: RunKept, isFine: boolean): OwnRun => {
    const drafts = draftsOf(owner());
    const number = randomText(12);
    const [key, at] = [`${RUN}_${number}`, `${AT}_${number}`];
    let progress = NOTHING_YET;
    let state: 'coming' | 'kept' | 'taken' | 'over' = 'coming';
    let free = (): void => {};
    const isOver = new Promise<void>((resolve) => {
      free = resolve;
    });
    const remove = (): void => {
      // What says how far it is goes last: without it all would seem to be left.
      drafts.remove(key);
      drafts.remove(at);
    };
    const letGo = (): void => {
      state = 'over';
      unwatch();
      known.delete(key);
      free();
    };
    const drop = (): void => {
      if (state === 'kept') remove();
      if (state !== 'taken') letGo();
    };
    /** Without room for it nothing is told: what is old would be told wrongly. */
    const write = (more: () => void = () => {}): void => {
      try {
        drafts.keep({ key: at, form: AT, values: { at: JSON.stringify(progress) } });
        more();
        state = 'kept';
      } catch {
        remove();
        letGo();
      }
    };
    /** Looked for, not only heard of: a page that was asleep goes on before it hears what was done meanwhile. */
    const look = (): void => {
      if (state === 'kept' && !drafts.find(at)) state = 'taken';
    };
    const go = (now: RunProgress): void => {
      progress = now;
      look();
      if (state === 'kept') write();
    };
    const unwatch = drafts.watch(look, key);
    known.add(key);
    // Not before the lock: until then another tab would take its page for gone.
    const ready = new Promise<void>((resolve) => {
      lock
        .hold(key, () => {
          const text = JSON.stringify({ ...run, records: run.records.map(({ id, name }) => [id, name]) });
          if (state === 'coming') write(() => drafts.keep({ key, form: RUN, values: { run: text } }));
          resolve();
          return isOver;
        })
        .catch(resolve);
    });
    const tryOf = async (number: number, values?: ValueTry): Promise<void> => {
      if (progress.kept) return;
      const tries = progress.tries.filter((one) => one.at !== number);
      go({ ...progress, tries: [...tries, { at: number, ...(values && { values }) }] });
      if (state !== 'coming' && state !== 'kept') return;
      const isOnDisk = await atMost(WAITED, ready.then(settled));
      // What is old after a crash would be told wrongly, and its rest be done twice.
      if (isOnDisk !== true) drop();
    };
    return {
      begin: (number) => (isFine ? Promise.resolve() : tryOf(number)),
      note: (number, values) => (isFine ? tryOf(number, values) : Promise.resolve()),
      mark(number, mark) {
        if (progress.kept) return;
        const tries = progress.tries.filter((one) => one.at !== number || mark === 'p');
        go({ ...progress, marks: progress.marks.slice(0, number) + mark, tries });
      },
      kept: (ids) => go({ ...progress, kept: ids }),
      isTaken() {
        look();
        return state === 'taken';
      },
      end() {
        if (state === 'kept') remove();
        letGo();
      },
      letGo,
    };
  };

  const find = (key: string, person: string, done: () => void): void => {
    const drafts = draftsOf(person);
    const at = AT + key.slice(RUN.length);
    const textOf = (form: string, of: string, name: string): string | undefined =>
      drafts.of(form).find((draft) => draft.key === of)?.values[name];
    const unwatches: (() => void)[] = [];
    const unwatch = (): void => {
      for (const one of unwatches.splice(0)) one();
    };
    onFound({
      read() {
        const [run, progress] = [textOf(RUN, key, 'run'), textOf(AT, at, 'at')];
        if (run === undefined || progress === undefined) return undefined;
        try {
          return { run: keptOf(run), progress: create(JSON.parse(progress), Progress) };
        } catch {
          return undefined;
        }
      },
      watch(listener) {
        const before = textOf(AT, at, 'at');
        const look = (): void => {
          if (textOf(AT, at, 'at') !== before) listener();
        };
        unwatches.push(drafts.watch(look, key), drafts.watch(look, at));
      },
      end() {
        unwatch();
        drafts.remove(key);
        drafts.remove(at);
        done();
      },
      letGo() {
        unwatch();
        done();
      },
    });
  };

  return {
    begin,
    look() {
      if (!isShown()) return;
      const person = owner();
      const drafts = draftsOf(person);
      // Left alone where the browser was killed between writing the one and the other.
      for (const { key: at } of drafts.of(AT)) {
        const key = RUN + at.slice(AT.length);
        if (known.has(key) || drafts.find(key)) continue;
        known.add(key);
        lock
          .hold(key, async () => {
            if (!drafts.find(key)) drafts.remove(at);
          })
          .catch(() => {})
          .finally(() => known.delete(key));
      }
      for (const { key } of drafts.of(RUN)) {
        if (known.has(key)) continue;
        known.add(key);
        lock
          .hold(
            key,
            () =>
              new Promise<void>((resolve) => {
                // Somebody else may be here by now, or nobody looks.
                if (person === owner() && isShown()) find(key, person, resolve);
                else resolve();
              }),
          )
          .catch(() => {})
          .finally(() => known.delete(key));
      }
    },
  };
}

function keptOf(text: string): RunKept {
  const { title, records, rest, keepsFirst } = create(JSON.parse(text), Kept);
  return { title, records: records.map(([id, name]) => ({ id, name })), keepsFirst, ...(rest && { rest }) };
}
