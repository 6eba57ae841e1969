import { type Failure, failureOf, isFailure } from '../../failure.ts';
import type { Outcome, Step, Undone } from '../../model/changes/changes.ts';
import type { RunMark, ValueTry } from '../../model/changes/cutOff.ts';

/** One go over the records of a change. */
export interface Run {
  /** Once the server has not answered for one record, it is not waited for again with each of the others. */
  unreachable?: Failure;
  signal: AbortSignal;
  /** Records of this go that have another id now than their steps say. */
  renewed: Map<string, string>;
  /** Told before a value is kept or sent; resolves once that is written down. */
  note?(values: ValueTry): Promise<void>;
}

/** Who writes down how far a run is, for the time after its page was closed. */
export interface RunMarks {
  /** Before the record of this number, and before a value of it is kept or sent; both resolve once that is written down. */
  begin(at: number): Promise<void>;
  note(at: number, values: ValueTry): Promise<void>;
  /** What became of it. */
  mark(at: number, mark: RunMark): void;
  /** New records are kept in this browser: whatever becomes of the page, they are sent. */
  kept(ids: readonly string[]): void;
  /** Another page goes on with it. */
  isTaken(): boolean;
}

/** What became of one record. */
export interface Performed {
  step: Step;
  /** Only this browser has it. */
  isUnsent: boolean;
  /** It was set aside, and is only given up here: nothing is done on the server. */
  isGivenUp?: true;
  /** It was refused and is set aside in the outbox: why. */
  refusal?: Failure;
  /** The id that it had until now, where it has another one. */
  formerId?: string;
}

interface Named {
  id: string;
  name: string;
}

export interface RunOptions {
  signal: AbortSignal;
  onProgress(progress: { done: number; total: number }): void;
  /** Asked before each record: then it ends, and tells how many are left. */
  isStopped?(): boolean;
  /** Told what was done by then, where the signal has ended it before its end. */
  onCut?(outcome: Outcome): void;
  /** Told of each record that is done, before the next one is begun. */
  onDone?(id: string): void;
  marks?: RunMarks;
}

/**
 * Does `work` with one record after the other; one that fails stops no other. `work` gives undefined where nothing was
 * to be done. Rejects only with the signal's reason.
 */
export async function runOver<R extends Named>(
  records: readonly R[],
  work: (record: R, run: Run) => Promise<Performed | undefined>,
  { signal, onProgress, isStopped, onCut, onDone, marks }: RunOptions,
  /** What there is to be tried again after a failure. */
  retry?: (record: R, failure: Failure) => Step | undefined,
): Promise<Outcome> {
  const run: Run = { signal, renewed: new Map() };
  const done: Step[] = [];
  const failed: Undone[] = [];
  let unsent = 0;
  let givenUp = 0;
  let left = 0;
  const outcome = (): Outcome => ({
    done,
    failed,
    unsent,
    ...(givenUp > 0 && { givenUp }),
    ...(left > 0 && { left }),
    ...(run.renewed.size > 0 && { renewed: run.renewed }),
  });
  const endIfCut = (unreached: number): void => {
    if (!signal.aborted) return;
    left = unreached;
    if (left + failed.length + done.length > 0) onCut?.(outcome());
    throw signal.reason;
  };
  for (const [index, record] of records.entries()) {
    endIfCut(records.length - index);
    if (isStopped?.() === true || marks?.isTaken() === true) {
      left = records.length - index;
      break;
    }
    if (marks) {
      run.note = async (values) => {
        endIfTaken(marks);
        await marks.note(index, values);
        // While that was waited for, the session may have ended, and another person be here.
        signal.throwIfAborted();
        endIfTaken(marks);
      };
      await marks.begin(index);
      endIfCut(records.length - index);
    }
    try {
      if (marks) endIfTaken(marks);
      const performed = await work(record, run);
      marks?.mark(index, performed?.refusal ? 'a' : 'd');
      if (performed?.formerId !== undefined) run.renewed.set(performed.formerId, performed.step.id);
      if (performed?.refusal) {
        const { refusal, step } = performed;
        failed.push(undone(record, refusal, retry ? retry(record, refusal) : step));
      } else if (performed) {
        onDone?.(record.id);
        done.push(performed.step);
        if (performed.isUnsent) unsent += 1;
        if (performed.isGivenUp) givenUp += 1;
      }
    } catch (error) {
      if (error === TAKEN) {
        left = records.length - index;
        break;
      }
      // What was given up, or is refused since nobody is logged in any more, was not done.
      const isUntouched = !isFailure(error) || (error.kind === 'unauthorised' && error.outcome === undefined);
      if (signal.aborted && isUntouched) endIfCut(records.length - index);
      const failure = failureOf(error);
      marks?.mark(index, isOpen(failure) ? 'p' : 'n');
      failed.push(undone(record, failure, retry?.(record, failure)));
    }
    if (!signal.aborted) onProgress({ done: index + 1, total: records.length });
  }
  endIfCut(0);
  return outcome();
}

/** Another page goes on with it. */
const TAKEN = new Error('Another page goes on with this change.');
function endIfTaken(marks: RunMarks): void {
  if (marks.isTaken()) throw TAKEN;
}

/** Whether what failed may have been done all the same. */
export const isOpen = ({ outcome, mayBeDone }: Failure): boolean =>
  outcome === 'unknown' || mayBeDone === true;

function undone({ id, name }: Named, failure: Failure, step: Step | undefined): Undone {
  return { id, name, failure, ...(step && { step }) };
}
