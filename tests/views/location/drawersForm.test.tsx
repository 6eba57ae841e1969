import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createActor, fromCallback, type ActorRefFrom } from 'xstate';
import { drawersMachine } from '../../../src/machines/locations/drawers.machine.ts';
import type { DrawerGridValues } from '../../../src/model/locations/drawerGrid.ts';
import { type App, AppProvider } from '../../../src/views/AppContext.ts';
import { CommandProvider, createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { DrawersForm } from '../../../src/views/location/DrawersForm.tsx';
import { CABINET, known } from '../../machines/locations/drawers.stage.ts';

/** The dialog's own machine, on types and labels that are known at once. */
function drawersOf(...labels: string[]) {
  const machine = drawersMachine.provide({
    actors: {
      watchKnown: fromCallback(({ sendBack }) => void sendBack(known(...labels))),
      recallTyped: fromCallback(() => {}),
    },
    actions: { keepTyped: () => {}, forgetTyped: () => {} },
  });
  return createActor(machine, { input: { parent: CABINET } }).start();
}

function shown(drawers: ActorRefFrom<typeof drawersMachine>): string {
  // Keys that are drawn ask whether single ones are switched on, and nothing else is asked of the app.
  const app = {
    preferences: {
      getSnapshot: () => ({ context: { singleKeys: true } }),
      subscribe: () => ({ unsubscribe: () => {} }),
    },
  } as unknown as App;
  return renderToStaticMarkup(
    <AppProvider value={app}>
      <CommandProvider value={createCommandRegistry()}>
        <DrawersForm drawers={drawers} onClose={() => {}} />
      </CommandProvider>
    </AppProvider>,
  );
}

const enter = (drawers: ReturnType<typeof drawersOf>, values: Partial<DrawerGridValues>) =>
  drawers.send({ type: 'values.changed', values });
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const rowsOf = (html: string): string[] =>
  [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, row = '']) => textOf(row).trim());
/** The names of the controls that are marked as wrong. */
const wrongOf = (html: string): string[] =>
  [...html.matchAll(/<(?:input|select)[^>]*aria-invalid="true"[^>]*>/g)].map(
    ([control]) => /name="(\w+)"/.exec(control)?.[1] ?? 'select',
  );

test('begins in Rows, with drawers of the cabinet, and complains of nothing', () => {
  const html = shown(drawersOf());
  expect(html).toMatch(/<input[^>]*data-autofocus=""[^>]*name="rows"/);
  expect(html).toMatch(/<option value="9" selected="">Drawer</);
  expect(html).toMatch(/name="label" value="WS-"/);
  expect([wrongOf(html), rowsOf(html)]).toEqual([[], []]);
});

test('shows every name and label before anything is made', () => {
  const drawers = drawersOf();
  enter(drawers, { rows: '5', columns: '4' });
  const html = shown(drawers);
  expect(rowsOf(html)).toHaveLength(20);
  expect([rowsOf(html)[0], rowsOf(html)[19]]).toEqual(['Drawer 1 WS-A1', 'Drawer 20 WS-E4']);
  expect(textOf(html)).toContain('20 locations: Drawer 1 to Drawer 20');
  expect(textOf(html)).toContain('Make 20 locations');
});

test('says beside each what is wrong with it, and how many there are', () => {
  const drawers = drawersOf('ws-a2');
  enter(drawers, { rows: '1', columns: '3' });
  const html = shown(drawers);
  expect(rowsOf(html)).toEqual([
    'Drawer 1 WS-A1',
    'Drawer 2 WS-A2 This label is in use already',
    'Drawer 3 WS-A3',
  ]);
  expect(textOf(html)).toContain('1 needs fixing');
  expect(wrongOf(html)).toEqual(['label']);
});

test('says of empty numbers that they are missing once it was submitted', () => {
  const drawers = drawersOf();
  enter(drawers, { columns: '51' });
  expect(wrongOf(shown(drawers))).toEqual(['columns']);
  drawers.send({ type: 'form.submitted' });
  const html = shown(drawers);
  expect(wrongOf(html)).toEqual(['rows', 'columns']);
  expect(textOf(html)).toContain('Rows: how many?');
});

test('says that what was typed before is here again', () => {
  const drawers = drawersOf();
  expect(textOf(shown(drawers))).not.toContain('here again');
  drawers.send({ type: 'typed.recalled', values: { rows: '2', columns: '1' } });
  const text = textOf(shown(drawers));
  expect(text).toContain('What you typed before is here again.');
  expect(text).toContain('Make 2 locations');
});

test('draws the most that may be made at once', () => {
  const drawers = drawersOf();
  enter(drawers, { rows: '50', columns: '10', numbering: 'running' });
  const html = shown(drawers);
  expect([rowsOf(html).length, rowsOf(html)[499]]).toEqual([500, 'Drawer 500 WS-500']);
  enter(drawers, { numbering: 'none' });
  expect(shown(drawers)).toMatch(/<input[^>]*disabled=""[^>]*name="label"/);
});
