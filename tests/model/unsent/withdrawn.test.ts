import { expect, test } from 'vitest';
import { locationIdOf } from '../../../src/model/unsent/unsentPhotos.ts';
import { withdrawnIdOf, withdrawnOf } from '../../../src/model/unsent/withdrawn.ts';
import { anEntry } from '../../services/samples.ts';
import { PLACE } from '../../services/unsent/locationOutbox.stage.ts';

test('what was given up is taken from the server before the location that it is in, and inner locations before outer ones', () => {
  const place = (id: string, faults: number) => ({
    ...anEntry({ faults }),
    id,
    item: PLACE,
    base: undefined,
    theirs: undefined,
    attempts: [],
    tries: undefined,
  });
  const all = withdrawnOf([anEntry({ id: 'local-1' })], [place('local-room', 0), place('local-shelf', 3)]);
  expect(all).toEqual([
    { id: 'withdrawn:local-1', faults: 0 },
    { id: 'withdrawn:location:local-shelf', faults: 3 },
    { id: 'withdrawn:location:local-room', faults: 0 },
  ]);
  const ids = all.map(({ id }) => withdrawnIdOf(id) ?? '');
  expect(ids.map((id) => locationIdOf(id) ?? id)).toEqual(['local-1', 'local-shelf', 'local-room']);
  expect(withdrawnIdOf('local-1')).toBeUndefined();
});
