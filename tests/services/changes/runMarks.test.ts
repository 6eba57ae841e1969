import { expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import type { Step } from '../../../src/model/changes/changes.ts';
import { copyBranch } from '../../../src/services/changes/branchCopying.ts';
import { type Performed, type RunMarks, runOver } from '../../../src/services/changes/changeRun.ts';
import { createLocationMoving } from '../../../src/services/changes/locationMoving.ts';
import { aLocation } from '../../machines/kit/samples.ts';

/** What is written down of a run, in its order. */
function marking() {
  const said: string[] = [];
  const marks: RunMarks = {
    begin: async (at) => void said.push(`begin ${at}`),
    note: async (at, { before, after }) => void said.push(`note ${at}: ${before} to ${after}`),
    mark: (at, mark) => void said.push(`${at} is ${mark}`),
    kept: (ids) => void said.push(`kept ${ids.join(' ')}`),
    isTaken: () => false,
  };
  const watched = { signal: new AbortController().signal, onProgress: () => {}, marks };
  return { said, watched };
}

const stepOf = (id: string): Step => ({ kind: 'location moved', id, name: id, before: null, after: 'box' });

test('what is set aside, was not done and may have been done is written down as each of them', async () => {
  const { said, watched } = marking();
  const refusal = failure('refused', 'No.');
  const outcomes: (() => Promise<Performed | undefined>)[] = [
    async () => ({ step: stepOf('a'), isUnsent: false }),
    async () => undefined,
    async () => ({ step: stepOf('c'), isUnsent: true, refusal }),
    () => Promise.reject(refusal),
    () => Promise.reject(failure('storage', 'Full.', { mayBeDone: true })),
    () => Promise.reject(failure('offline', 'No answer.', { outcome: 'unknown' })),
  ];
  await runOver(
    outcomes.map((work, at) => ({ id: String(at), name: String(at), work })),
    ({ work }) => work(),
    watched,
  );
  expect(said.filter((one) => one.includes('is'))).toEqual([
    '0 is d',
    '1 is d',
    '2 is a',
    '3 is n',
    '4 is p',
    '5 is p',
  ]);
});

test('the new place of a location is written down before it is kept', async () => {
  const { said, watched } = marking();
  const shelf = aLocation({ id: 'shelf', parent_id: 'room' });
  const moving = createLocationMoving({
    outbox: {
      entry: () => undefined,
      update: async () => {
        said.push('kept to be sent');
        return { result: 'saved', item: shelf };
      },
    },
    forEdit: async () => ({
      item: shelf,
      entry: undefined,
      conflict: undefined,
      knownAt: undefined,
      sentAs: undefined,
    }),
    tree: () => undefined,
  });
  const to = aLocation({ id: 'box' });
  await runOver([shelf], (location, run) => moving.move(location, to, run), watched);
  expect(said).toEqual(['begin 0', 'note 0: room to box', 'kept to be sent', '0 is d']);
});

test('of a copy it is written down what is kept of it as soon as it is: the locations, then all', async () => {
  const { said, watched } = marking();
  const input = { name: 'A', description: '', label: '', type: '', area: '', parent_id: null };
  const item = { name: 'Bolt', description: '', category: '', notes: '', location_id: 'a' };
  const more = { supplier: '', supplier_part_no: '', supplier_item_url: '', acquisition_date: '' };
  await copyBranch(
    {
      locations: {
        keepBranch: async () => ['l1'],
        addKept: async () => ({ step: stepOf('l1'), isUnsent: false }),
        giveUp: async () => {},
      },
      items: {
        keepAll: async () => {
          said.push('items are kept');
          return ['i1'];
        },
        addKept: async () => ({ step: stepOf('i1'), isUnsent: false }),
      },
    },
    {
      locations: [{ input: { ...input, location_type_id: 1, location_area_id: 1 }, parent: undefined }],
      items: [{ input: { ...item, ...more, quantity: 1 }, location: 0 }],
    },
    watched,
  );
  expect(said.slice(0, 3)).toEqual(['kept l1', 'items are kept', 'kept l1 i1']);
});

test.each([
  ['the session ends', 'begin'],
  ['the session ends', 'note'],
  ['another page goes on', 'begin'],
  ['another page goes on', 'note'],
] as const)(
  'nothing is written for anybody where %s while the disk is waited for in %s',
  async (what, where) => {
    const { watched } = marking();
    const given = new AbortController();
    let isTaken = false;
    const happens = async (now: typeof where): Promise<void> => {
      if (now !== where) return;
      if (what === 'the session ends') given.abort(new Error('Its person is gone.'));
      else isTaken = true;
    };
    const marks: RunMarks = {
      ...watched.marks,
      begin: () => happens('begin'),
      note: () => happens('note'),
      isTaken: () => isTaken,
    };
    const written: string[] = [];
    const done = runOver(
      [{ id: 'a', name: 'a' }],
      async ({ id }, run) => {
        await run.note?.({ before: 1, after: 2 });
        written.push(id);
        return { step: stepOf(id), isUnsent: false };
      },
      { ...watched, signal: given.signal, marks },
    );
    if (what === 'the session ends') await expect(done).rejects.toThrow('Its person is gone.');
    else expect(await done).toMatchObject({ done: [], failed: [], left: 1 });
    expect(written).toEqual([]);
  },
);
