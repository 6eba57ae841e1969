import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  isMachineSnapshot,
  type SimulatedClock,
} from 'xstate';
import { expect } from 'vitest';
import { TestModel } from '../../support/stateGraph.ts';
import { settled } from './heldActors.ts';

type Inspect = (event: InspectionEvent) => void;

/** A held actor as the walk uses it: a promise answers or fails, a watch sends. */
interface Held {
  answer?(output: unknown): Promise<void>;
  fail?(error: unknown): Promise<void>;
  send?(event: AnyEventObject): void;
}

/** An actor not yet started, with everything it needs held by the test. */
interface Stage {
  actor: AnyActor;
  clock: SimulatedClock;
  held: Record<string, Held>;
}

/** What the outside may say, for each actor of the machine. */
interface Answers {
  answers?: readonly unknown[];
  failures?: readonly unknown[];
  sends?: readonly AnyEventObject[];
}

/**
 * A stage whose actor `act` asks with `ask` first, as one actor of the machine: answered with undefined the person has
 * said no.
 */
export function confirmedBy<Input>(
  ask: string,
  act: string,
  stage: (input: Input, inspect: Inspect) => Stage,
) {
  return (input: Input, inspect: Inspect): Stage => {
    const { held, ...others } = stage(input, inspect);
    const [question, action] = [held[ask], held[act]];
    const both: Held = {
      async answer(output) {
        await question?.answer?.(output !== undefined);
        if (output !== undefined) await action?.answer?.(undefined);
      },
      async fail(error) {
        await question?.answer?.(true);
        await action?.fail?.(error);
      },
    };
    return { ...others, held: { ...held, [act]: both } };
  };
}

interface Model<Input> {
  machine: AnyStateMachine;
  inputs: readonly Input[];
  stage: (input: Input, inspect: Inspect) => Stage;
  outside: Record<string, Answers>;
  /** What the user may do. One walk for each set: parallel regions all at once are too many paths. */
  eventSets: readonly (readonly AnyEventObject[])[];
  /** Whether the user does that now; always, unless given: what a walk is not about can be left out of it. */
  may?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** What in the context decides about the next transition; must stay bounded. */
  facts: (snapshot: AnyMachineSnapshot) => unknown;
}

/** What the walks have missed, by name. */
export interface Coverage {
  unreached: string[];
  untaken: string[];
}

/** More than any machine here needs; a model whose facts grow without end stops instead of hanging. */
const LIMIT = 20_000;
const LONGER_THAN_ANY_DELAY = 60_000;

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  return `${source.id} on ${eventType || 'always'} (${transitionsOf(source).indexOf(transition)})`;
}

/** What several walks of one machine have covered together. */
export function together(first: Coverage, ...others: readonly Coverage[]): Coverage {
  const nowhere = (part: 'unreached' | 'untaken') =>
    first[part].filter((name) => others.every((other) => other[part].includes(name)));
  return { unreached: nowhere('unreached'), untaken: nowhere('untaken') };
}

const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final';

/** The events that the actors and clocks of this very moment may bring. */
function outsideEvents(snapshot: AnyMachineSnapshot, outside: Record<string, Answers>): AnyEventObject[] {
  return snapshot._nodes.flatMap((node) => [
    ...node.invoke.flatMap(({ id, src }) => {
      const { answers = [], failures = [], sends = [] } = outside[String(src)] ?? {};
      return [
        ...answers.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
        ...failures.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
        ...sends,
      ];
    }),
    ...node.after.map(({ eventType }) => ({ type: eventType })),
  ]);
}

/** Makes happen, around a real actor, what the model calls `event`. */
async function perform(stage: Stage, outside: Record<string, Answers>, event: AnyEventObject): Promise<void> {
  const { actor, clock, held } = stage;
  const [, ending, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  const running: AnyMachineSnapshot = actor.getSnapshot();
  const invokes = running._nodes.flatMap(({ invoke }) => invoke);
  if (ending !== undefined) {
    const source = String(invokes.find((invoke) => invoke.id === id)?.src);
    const call = held[source];
    if (!call?.answer || !call.fail) throw new Error(`'${source}' is not a promise that this stage holds.`);
    await (ending === 'done' ? call.answer(event['output']) : call.fail(event['error']));
  } else if (event.type.startsWith('xstate.after.')) {
    clock.increment(LONGER_THAN_ANY_DELAY);
  } else {
    const watch = invokes.find(({ src }) => outside[String(src)]?.sends?.includes(event));
    if (watch) held[String(watch.src)]?.send?.(event);
    else actor.send(event);
  }
  await settled();
}

/**
 * Walks every path that the generator finds, each with a real actor of its own: after each step the actor
 * must be where the model says. Tells the leaf states that none has reached and the transitions that none has taken.
 */
export async function walkAllPaths<Input>(model: Model<Input>): Promise<Coverage> {
  const { machine, outside, facts, may = () => true } = model;
  const reached = new Set<string>();
  const taken = new Set<string>();
  const inspect: Inspect = (event) => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) {
      taken.add(nameOf(transition));
      // A state left at once (starting, deciding) is only ever seen as a source.
      reached.add(transition.source.id);
    }
    if (isMachineSnapshot(event.snapshot)) for (const { id } of event.snapshot._nodes) reached.add(id);
  };

  // The generator asks for the same snapshots again and again, and some facts are a whole form's check.
  const texts = new WeakMap<AnyMachineSnapshot, string>();
  const textOf = (snapshot: AnyMachineSnapshot | undefined): string => {
    if (!snapshot) return '';
    const text = texts.get(snapshot) ?? JSON.stringify([snapshot.value, facts(snapshot)]);
    texts.set(snapshot, text);
    return text;
  };
  const wayOf = (
    before: AnyMachineSnapshot | undefined,
    event: AnyEventObject | undefined,
    after: AnyMachineSnapshot,
  ): string => `${textOf(before)}\n${JSON.stringify(event)}\n${textOf(after)}`;

  const walks = model.inputs.flatMap((input) => {
    // What the sets of one input have walked together.
    const walked = new Set<string>();
    return model.eventSets.map((events) => ({ input, events, walked }));
  });
  for (const { input, events, walked } of walks) {
    const paths = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
      input,
      limit: LIMIT,
      events: (snapshot) =>
        snapshot.status === 'active'
          ? [...events.filter((event) => may(snapshot, event)), ...outsideEvents(snapshot, outside)]
          : [],
      // The way here is part of the state: so every transition is walked, not only every state.
      serializeState: (snapshot, event, before) => wayOf(before, event, snapshot),
    }).getShortestPaths();
    for (const path of paths) {
      const ways = path.steps.map(({ state, event }, at) => wayOf(path.steps[at - 1]?.state, event, state));
      // All of it was walked with an earlier set.
      if (ways.every((way) => walked.has(way))) continue;
      for (const way of ways) walked.add(way);
      const stage = model.stage(input, inspect);
      stage.actor.start();
      await settled();
      await path.test({
        events: Object.fromEntries(
          path.steps
            .filter(({ event }) => event.type !== 'xstate.init')
            .map(({ event }) => [event.type, (step) => perform(stage, outside, step.event)]),
        ),
        states: {
          '*': (expected) => {
            const [is, should] = [textOf(stage.actor.getSnapshot()), textOf(expected)];
            // Compared as text first: it is done for every step of every path.
            if (is !== should) expect(JSON.parse(is)).toEqual(JSON.parse(should));
          },
        },
      });
      stage.actor.stop();
    }
  }
  const nodes = nodesOf(machine.root);
  const leaves = nodes.filter(isLeaf).map(({ id }) => id);
  const transitions = nodes.flatMap(transitionsOf).map(nameOf);
  return {
    unreached: leaves.filter((id) => !reached.has(id)),
    untaken: transitions.filter((name) => !taken.has(name)),
  };
}
