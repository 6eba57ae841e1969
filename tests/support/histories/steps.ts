import fc from 'fast-check';
import type { ItemField } from '../../../src/model/unsent/unsent.ts';
import { PEOPLE, type Person } from './backend.ts';
import { EDITABLE } from './fields.ts';
import { FAULTS, type Fault } from './network.ts';

/** One thing that a person, a browser, the network or the server does. Numbers pick, modulo, what there is then. */
export type Action =
  | { do: 'add'; tab: number; fields: ItemField[]; submit: boolean }
  | {
      do: 'edit';
      tab: number;
      item: number;
      fields: ItemField[];
      earlier: boolean;
      submit: boolean;
      hasty: boolean;
    }
  | { do: 'open'; tab: number; item: number }
  | { do: 'submit' | 'reset' | 'leave' | 'keep' | 'restore' | 'discardInForm'; tab: number }
  | { do: 'choose'; tab: number; side: 'mine' | 'theirs' }
  | { do: 'sendNow' | 'discard' | 'renew'; tab: number; entry: number }
  | { do: 'delete'; tab: number; item: number }
  | { do: 'reload' | 'close' | 'show' | 'hide' | 'online' | 'focus' | 'logOut'; tab: number }
  | { do: 'openTab'; profile: number }
  | { do: 'logIn'; tab: number; person: Person }
  | { do: 'endSessions' | 'crash' | 'stop' | 'start' | 'wait' }
  | { do: 'fill'; profile: number; slack: number }
  | { do: 'free'; profile: number }
  | { do: 'fault'; fault: Fault; on: 'write' | 'any'; times: number };

/** An action, and how long nothing else happens after it (ms). */
export type Step = Action & { pause: number };

export interface ProfileSetup {
  tabs: number;
  person: Person;
  /** Web Locks, else leases. */
  isSecure: boolean;
  /** How late a tab hears of what another one has stored, in ms. */
  storageDelay: number;
  /** How long a lock takes, in ms. */
  lockLatency: number;
}

/** A history: what there is, and what happens. Plain data, so that one can be printed and replayed. */
export interface History {
  profiles: ProfileSetup[];
  steps: Step[];
}

const tab = fc.nat(5);
const item = fc.nat(5);
const entry = fc.nat(3);
const profile = fc.nat(1);
const person = fc.constantFrom(...PEOPLE);
/** Few fields, so that two people meet at the same one. */
const fields = fc.oneof(
  { weight: 3, arbitrary: fc.subarray<ItemField>(['name', 'notes'], { minLength: 1 }) },
  { weight: 1, arbitrary: fc.subarray<ItemField>(EDITABLE, { minLength: 1, maxLength: 3 }) },
);
const just = <const T>(value: T) => fc.constant(value);
const often = fc.nat(9).map((n) => n > 0);
const seldom = fc.nat(4).map((n) => n === 4);

/** From 'while it is on its way' to 'much later'. */
const pause = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, 5, 15, 25, 45) },
  { weight: 3, arbitrary: fc.constantFrom(100, 300, 1000) },
  { weight: 2, arbitrary: fc.constantFrom(2000, 5000, 6000) },
  { weight: 1, arbitrary: fc.constantFrom(12_000, 30_000, 70_000) },
);

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: just('add'), tab, fields, submit: often }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: just('edit'),
      tab,
      item,
      fields,
      earlier: seldom,
      submit: often,
      hasty: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: just('open'), tab, item }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('submit', 'reset', 'leave', 'keep', 'restore', 'discardInForm'),
      tab,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: just('choose'), tab, side: fc.constantFrom('mine', 'theirs') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('sendNow', 'discard', 'renew'), tab, entry }) },
  { weight: 1, arbitrary: fc.record({ do: just('delete'), tab, item }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('reload', 'reload', 'close', 'show', 'hide', 'online', 'focus', 'logOut'),
      tab,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: just('openTab'), profile }) },
  { weight: 3, arbitrary: fc.record({ do: just('logIn'), tab, person }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constantFrom('endSessions', 'crash', 'stop', 'start', 'start', 'wait', 'wait'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: just('fill'), profile, slack: fc.constantFrom(0, 100, 500, 2000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: just('free'), profile }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: just('fault'),
      fault: fc.constantFrom(...FAULTS),
      on: fc.constantFrom('write', 'write', 'any'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
);

const setup: fc.Arbitrary<ProfileSetup> = fc.record({
  tabs: fc.integer({ min: 1, max: 3 }),
  person,
  isSecure: fc.nat(3).map((n) => n > 0),
  storageDelay: fc.constantFrom(1, 1, 30, 500, 4000),
  lockLatency: fc.constantFrom(0, 1, 10),
});

/** Any history of up to `most` steps. */
export function histories(most: number): fc.Arbitrary<History> {
  const step = fc.tuple(action, pause).map(([one, ms]): Step => ({ ...one, pause: ms }));
  return fc.record({
    profiles: fc.array(setup, { minLength: 1, maxLength: 2 }),
    steps: fc.array(step, { minLength: 1, maxLength: most, size: 'max' }),
  });
}
