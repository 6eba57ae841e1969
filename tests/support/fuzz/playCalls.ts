import { Agent } from 'node:http';
import { type CallSource, type FuzzCall, fuzzCall } from './calls.ts';
import { faultOf, jsonOf } from './judge.ts';
import { type Outcome, send } from './send.ts';

/** One call that no server may answer so, or not at all. */
export interface Fault {
  call: FuzzCall;
  what: string;
}

export interface Tally {
  /** How many were answered so, by status; 'cut' where the connection ended instead. */
  statuses: Map<string, number>;
  faults: Fault[];
  /** The calls that did once what they are for. */
  done: Set<string>;
  /** The longest first; milliseconds. */
  slowest: { call: FuzzCall; ms: number }[];
  /** Calls that took too long among the others, but not alone: the machine was busy. */
  late: number;
}

interface Playing extends CallSource {
  url: URL;
  /** The first number, and how many calls. */
  from: number;
  count: number;
  /** How many at a time. */
  atOnce: number;
}

const SLOWEST = 5;

/** Sends the calls and judges what is answered. One that hangs is sent again alone, at the end: only then is it a fault. */
export async function playCalls(playing: Playing): Promise<Tally> {
  const { url, world, from, count, atOnce } = playing;
  const tally: Tally = { statuses: new Map(), faults: [], done: new Set(), slowest: [], late: 0 };
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const hanging: FuzzCall[] = [];
  const enter = (call: FuzzCall, outcome: Outcome): void => {
    const name = outcome.kind === 'answered' ? String(outcome.answer.status) : outcome.kind;
    tally.statuses.set(name, (tally.statuses.get(name) ?? 0) + 1);
    if (outcome.kind === 'hang') hanging.push(call);
    if (outcome.kind === 'cut') tally.faults.push({ call, what: `no answer: ${outcome.why}` });
    if (outcome.kind !== 'answered') return;
    const { answer } = outcome;
    const what = faultOf(call.method, answer);
    if (what !== undefined) tally.faults.push({ call, what: `${what}: ${answer.text.slice(0, 200)}` });
    if (answer.status >= 300) return;
    if (call.name.startsWith(`${call.method} `)) tally.done.add(call.name);
    world.learn(call.path, jsonOf(answer), answer.headers.etag);
  };
  let next = from;
  const play = async (): Promise<void> => {
    while (next < from + count) {
      const call = fuzzCall(playing, next++);
      const began = performance.now();
      enter(call, await tried(url, call, agent));
      tally.slowest.push({ call, ms: performance.now() - began });
      tally.slowest.sort((a, b) => b.ms - a.ms).splice(SLOWEST);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, play));
  for (const call of hanging) {
    const alone = await send(url, call, false);
    if (alone.kind === 'hang') tally.faults.push({ call, what: 'no answer in time, alone either' });
    else tally.late += 1;
  }
  agent.destroy();
  return tally;
}

/** A kept connection may end just as it is used again: then, as browsers do, once more on a new one. */
async function tried(url: URL, call: FuzzCall, agent: Agent): Promise<Outcome> {
  const outcome = await send(url, call, agent);
  return outcome.kind === 'cut' ? send(url, call, false) : outcome;
}

/** A call in one line, short enough to be read. */
export function told({ number, method, path, headers, body }: FuzzCall): string {
  const sent = headers.filter(([name]) => name !== 'Authorization');
  const text = body?.toString('latin1').slice(0, 300) ?? '';
  return `#${number} ${method} ${path.slice(0, 200)} ${JSON.stringify(sent).slice(0, 300)} ${JSON.stringify(text)}`;
}
