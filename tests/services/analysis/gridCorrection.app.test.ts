import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { GridStep } from '../../../src/model/analysis/gridSteps.ts';
import { gridCorrectionMachine } from '../../../src/machines/analysis/gridCorrection.machine.ts';
import { aGrid } from '../../support/grids.ts';
import { startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';

test('a correction whose page is left while it is saved is no draft any more once it was saved', async () => {
  const host: { answer?: (response: Response) => void } = {};
  const { app } = startApp(({ method }) =>
    method === 'PUT' ? new Promise<Response>((resolve) => (host.answer = resolve)) : json([]),
  );
  const { analyses } = await app.deferred();
  const kept = () => analyses.keptCorrection('image-1')?.corrected;
  const input = {
    imageId: 'image-1',
    began: { grid: aGrid(), names: [] },
    texts: [],
    before: null,
    draft: undefined,
  };
  const dialog = createActor(gridCorrectionMachine.provide(analyses.correction), { input }).start();
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
