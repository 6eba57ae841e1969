import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CommandProvider, createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { Toasts } from '../../../src/views/notices/Toasts.tsx';
import { anItem } from '../../machines/kit/samples.ts';
import { startApp } from '../appStage.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is told of a change and has lost its sense in the same moment does not stay', async () => {
  const { app } = startApp(() => Promise.reject(new TypeError('Failed to fetch')));
  const { changes } = await app.deferred();
  const [axle, bolt] = ['Axle', 'Bolt'].map((name) => anItem({ id: name, name }));
  changes.send({ type: 'items.added', items: bolt ? [bolt] : [] });
  changes.send({ type: 'items.added', items: axle ? [axle] : [] });
  changes.send({ type: 'work.discarded', id: 'Axle' });
  // All that was told has come by the time that another task is begun.
  await new Promise((resolve) => void setImmediate(resolve));
  const shown = renderToStaticMarkup(
    createElement(CommandProvider, { value: createCommandRegistry() }, createElement(Toasts)),
  );
  expect(shown).toContain('Added Bolt');
  expect(shown).not.toContain('Axle');
});
