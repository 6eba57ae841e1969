import fc from 'fast-check';
import type { LookupKind } from '../../../src/model/lists/lookupKind.ts';
import { PEOPLE, type Person } from '../histories/backend.ts';
import { FAULTS, type Fault } from '../histories/network.ts';
import type { ProfileSetup } from '../histories/steps.ts';

/** The fields of a location that people change here. */
export const FIELDS = ['description', 'label'] as const;
export type Field = (typeof FIELDS)[number];

/** Few names, so that two people add and remove the same one. */
export const NAMES = ['SHELVES', 'CRATES', 'TINS'] as const;

/** One thing that a person, the network or the server does. Numbers pick, modulo, what there is then. */
export type RecordAction =
  | { do: 'addLocation'; tab: number; parent: number; labelled: boolean }
  | { do: 'openForm'; tab: number; location: number }
  | { do: 'editLocation'; tab: number; location: number; fields: Field[] }
  /** Into the form that is open, and saves it: what it shows may be old by now. */
  | { do: 'saveForm'; tab: number; fields: Field[] }
  | { do: 'describe'; tab: number; location: number }
  | { do: 'removeLocation'; tab: number; location: number }
  | { do: 'addName' | 'removeName'; tab: number; kind: LookupKind; name: number }
  | { do: 'link' | 'unlink'; tab: number; owner: number; image: number }
  | { do: 'removeImage'; tab: number; image: number }
  | { do: 'reload' | 'online' | 'focus'; tab: number }
  | { do: 'logIn'; tab: number; person: Person }
  | { do: 'endSessions' | 'crash' | 'stop' | 'start' | 'wait' }
  | { do: 'fault'; fault: Fault; on: 'write' | 'any'; times: number };

/** An action, and how long nothing else happens after it (ms). */
export type RecordStep = RecordAction & { pause: number };

/** A history of locations, names and photos: plain data, so that one can be printed and replayed. */
export interface RecordHistory {
  profiles: ProfileSetup[];
  steps: RecordStep[];
}

/** A server that says 500 after it has done it is the one that is wrong: nobody can tell it from one that has not. */
const TOLD_TRULY = FAULTS.filter((fault) => fault !== 'failed-after');

const just = <const T>(value: T) => fc.constant(value);
const tab = fc.nat(3);
const nat = fc.nat(5);
const few = fc.nat(2);
const fields = fc.subarray<Field>([...FIELDS], { minLength: 1 });
const kind = fc.constantFrom<LookupKind>('categories', 'types', 'areas');

/** From 'while it is on its way' to 'much later'. */
const pause = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, 5, 25, 45) },
  { weight: 3, arbitrary: fc.constantFrom(100, 1000) },
  { weight: 2, arbitrary: fc.constantFrom(3000, 6000) },
  { weight: 1, arbitrary: fc.constantFrom(12_000, 40_000) },
);

const action: fc.Arbitrary<RecordAction> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: just('addLocation'), tab, parent: nat, labelled: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: just('openForm'), tab, location: few }) },
  { weight: 6, arbitrary: fc.record({ do: just('editLocation'), tab, location: few, fields }) },
  { weight: 4, arbitrary: fc.record({ do: just('saveForm'), tab, fields }) },
  { weight: 4, arbitrary: fc.record({ do: just('describe'), tab, location: few }) },
  { weight: 2, arbitrary: fc.record({ do: just('removeLocation'), tab, location: nat }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('addName', 'addName', 'removeName'), tab, kind, name: few }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('link', 'link', 'unlink'), tab, owner: few, image: few }),
  },
  { weight: 1, arbitrary: fc.record({ do: just('removeImage'), tab, image: few }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reload', 'online', 'focus'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: just('logIn'), tab, person: fc.constantFrom(...PEOPLE) }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('endSessions', 'crash', 'stop', 'start', 'start', 'wait') }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: just('fault'),
      fault: fc.constantFrom(...TOLD_TRULY),
      on: fc.constantFrom('write', 'write', 'any'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
);

/** Two tabs of two people, in one browser or in two. */
const setup: fc.Arbitrary<ProfileSetup> = fc.record({
  tabs: fc.integer({ min: 1, max: 2 }),
  person: fc.constantFrom(...PEOPLE),
  isSecure: fc.nat(3).map((n) => n > 0),
  storageDelay: fc.constantFrom(1, 30, 500),
  lockLatency: fc.constantFrom(0, 1, 10),
});

/** Any history of up to `most` steps. */
export function recordHistories(most: number): fc.Arbitrary<RecordHistory> {
  const step = fc.tuple(action, pause).map(([one, ms]): RecordStep => ({ ...one, pause: ms }));
  return fc.record({
    profiles: fc.array(setup, { minLength: 1, maxLength: 2 }),
    steps: fc.array(step, { minLength: 1, maxLength: most, size: 'max' }),
  });
}
