import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CorrectionDraft } from '../../../src/model/analysis/correcting.ts';
import type { GridStep } from '../../../src/model/analysis/gridSteps.ts';
import {
  gridCorrectionMachine,
  type StartCorrection,
} from '../../../src/machines/analysis/gridCorrection.machine.ts';
import { aGrid } from '../../support/grids.ts';
import { startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';

const INPUT = { imageId: 'image-1', began: { grid: aGrid(), names: [] }, texts: [], before: null };
const BIGGER: GridStep = { type: 'size.typed', rows: 6, columns: 7 };

const from =
  (draft?: CorrectionDraft): StartCorrection =>
  (implementations) =>
    createActor(gridCorrectionMachine.provide(implementations), { input: { ...INPUT, draft } }).start();

/** A dialog with a draft of its own, and the one of another tab, which has gone on from there since and was closed. */
async function inTwoTabs(answer: Parameters<typeof startApp>[0]) {
  const { app } = startApp(answer);
  const { analyses } = await app.deferred();
  const dialog = () => analyses.correct('image-1', '/', from(analyses.takeKeptCorrection('image-1')));
  const first = dialog();
  first.send({ type: 'step.taken', step: { type: 'line.added', axis: 'rows' } });
  const other = dialog();
  other.send({ type: 'step.taken', step: BIGGER });
  other.send({ type: 'close.requested' });
  const rows = () => analyses.takeKeptCorrection('image-1')?.corrected.grid?.rows.length;
  expect(rows()).toBe(5);
  return { first, dialog, rows };
}

test('what another tab has corrected and not saved stays, whatever comes of the correction in this one', async () => {
  const saving = await inTwoTabs(({ method }) =>
    json(method === 'PUT' ? { id: 'a1', status: 'completed' } : []),
  );
  saving.first.send({ type: 'save.requested' });
  await vi.waitFor(() => expect(saving.first.getSnapshot().status).toBe('done'));
  expect(saving.rows()).toBe(5);

  for (const type of ['undo', 'changes.discarded'] as const) {
    const leaving = await inTwoTabs(() => json([]));
    leaving.first.send({ type });
    expect(leaving.rows(), type).toBe(5);
    // Who sees it and discards it is rid of it.
    leaving.dialog().send({ type: 'changes.discarded' });
    expect(leaving.rows(), type).toBeUndefined();
  }

  const giving = await inTwoTabs(({ method }) =>
    method === 'PUT'
      ? json({ message: 'Berta was faster.', error: 'stale' }, { status: 412 })
      : json({ id: 'a1', status: 'completed' }),
  );
  giving.first.send({ type: 'save.requested' });
  await vi.waitFor(() => expect(giving.first.getSnapshot().value).toBe('conflicting'));
  giving.first.send({ type: 'theirs.taken' });
  expect(giving.rows()).toBe(5);
});

test('a page hears of a correction that is kept or dropped in another tab', async () => {
  const { app, window } = startApp(() => json([]));
  const { analyses } = await app.deferred();
  const heard: (number | undefined)[] = [];
  const stop = analyses.watchKeptCorrections(
    () => void heard.push(analyses.takeKeptCorrection('image-1')?.corrected.names.length),
  );
  const elsewhere = (key: string, change: () => void) => {
    change();
    window.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: window.localStorage }));
  };
  const key = 'stowage-draft_grid_image-1';
  const draft = { corrected: INPUT.began, before: null };
  const values = { correction: JSON.stringify(draft) };
  const kept = JSON.stringify({ form: 'grid_image-1', user: 'ada', at: 1, values });
  elsewhere(key, () => window.localStorage.setItem(key, kept));
  elsewhere('theme', () => window.localStorage.setItem('theme', 'dark'));
  elsewhere(key, () => window.localStorage.removeItem(key));
  expect(heard).toEqual([0, undefined]);
  stop();
  elsewhere(key, () => window.localStorage.setItem(key, kept));
  expect(heard).toHaveLength(2);
});

test('a correction whose page is left while it is saved is no draft any more once it was saved', async () => {
  const host: { answer?: (response: Response) => void } = {};
  const { app } = startApp(({ method }) =>
    method === 'PUT' ? new Promise<Response>((resolve) => (host.answer = resolve)) : json([]),
  );
  const { analyses } = await app.deferred();
  const kept = () => analyses.takeKeptCorrection('image-1')?.corrected;
  const dialog = analyses.correct('image-1', '/', from());
  const take = (step: GridStep) => dialog.send({ type: 'step.taken', step });
  const upTo = (row: number, column: number) => dialog.send({ type: 'range.extended', to: { row, column } });
  take({ type: 'size.typed', rows: 3, columns: 4 });
  upTo(1, 1);
  take({ type: 'name.typed', name: 'Bolts' });
  upTo(2, 2);
  take({ type: 'cells.joined' });
  expect([kept()?.grid?.joined.length, kept()?.names.length]).toEqual([1, 1]);
  dialog.send({ type: 'save.requested' });
  await vi.waitFor(() => expect(host.answer).toBeDefined());
  dialog.stop();
  host.answer?.(json({ id: 'a1', status: 'completed' }));
  await vi.waitFor(() => expect(kept()).toBeUndefined());
});

test('a dialog that is opened again while its correction is saved shows that one, and sends nothing twice', async () => {
  const host: { answer?: (response: Response) => void } = {};
  const { app, countOf } = startApp(({ method }) =>
    method === 'PUT' ? new Promise<Response>((resolve) => (host.answer = resolve)) : json([]),
  );
  const { analyses } = await app.deferred();
  const open = () => analyses.correct('image-1', '/', from(analyses.takeKeptCorrection('image-1')));
  const first = open();
  first.send({ type: 'step.taken', step: BIGGER });
  first.send({ type: 'save.requested' });
  first.send({ type: 'close.requested' });
  expect(analyses.correctionUnderWay('image-1')).toBe(first);
  expect(analyses.correctionUnderWay('image-2')).toBeUndefined();
  expect(open()).toBe(first);
  expect(first.getSnapshot()).toMatchObject({ value: 'saving', context: { isShown: true } });
  expect(first.getSnapshot().context.now.grid?.rows).toHaveLength(5);
  await vi.waitFor(() => expect(host.answer).toBeDefined());
  host.answer?.(json({ message: 'The disk is full.' }, { status: 507 }));
  await vi.waitFor(() => expect(first.getSnapshot().value).toBe('editing'));
  expect(countOf('PUT', /grid$/)).toBe(1);
  // Once nothing goes on, the next dialog begins with what is kept.
  first.send({ type: 'close.requested' });
  expect(analyses.correctionUnderWay('image-1')).toBeUndefined();
  expect(open()).not.toBe(first);
});

test('who goes on with a correction that was not saved gets the dialog where the photo is, or its page', async () => {
  const { app } = startApp(({ method }) =>
    method === 'PUT' ? json({ message: 'The disk is full.' }, { status: 507 }) : json([]),
  );
  const { analyses } = await app.deferred();
  const gone = vi.fn<(to: string) => void>();
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, to: string) => gone(to) });
  const correction = analyses.correct('image-1', '/location/1?page=2', from());
  correction.send({ type: 'step.taken', step: BIGGER });
  correction.send({ type: 'save.requested' });
  correction.send({ type: 'close.requested' });
  await vi.waitFor(() => expect(correction.getSnapshot().value).toBe('left'));
  const open = vi.fn<() => void>();
  const stop = analyses.onReturn('image-1', open);
  correction.send({ type: 'return.requested' });
  expect(open).toHaveBeenCalledOnce();
  expect(gone).not.toHaveBeenCalled();
  stop();
  correction.send({ type: 'return.requested' });
  expect(open).toHaveBeenCalledOnce();
  expect(gone).toHaveBeenCalledWith('/location/1?page=2');
});
