import {
  createActor,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  toPromise,
} from 'xstate';

/**
 * Asks, and does it where the answer is yes. Gives what it was done to, undefined where it was not, and rejects as
 * `act` does. A question that cannot be asked has no yes; stopped meanwhile, nothing more is done.
 */
export function confirmedAction<Subject extends NonReducibleUnknown>(
  ask: PromiseActorLogic<boolean, Subject>,
  act: PromiseActorLogic<void, Subject>,
) {
  return fromPromise<Subject | undefined, Subject>(async ({ input, signal }) => {
    const isConfirmed = await outputOf(ask, input, signal).catch(() => false);
    if (!isConfirmed) return undefined;
    await outputOf(act, input, signal);
    return input;
  });
}

/** The person has said no. */
export const isDeclined = ({ event }: { event: { output: unknown } }): boolean => event.output === undefined;

function outputOf<Output, Input extends NonReducibleUnknown>(
  logic: PromiseActorLogic<Output, Input>,
  input: Input,
  signal: AbortSignal,
): Promise<Output> {
  const actor = createActor(logic, { input });
  signal.addEventListener('abort', () => actor.stop());
  return toPromise(actor.start());
}
