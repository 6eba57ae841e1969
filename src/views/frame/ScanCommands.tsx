import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { useApp, useLoadedDeferred } from '../AppContext.ts';
import type { Action } from '../commands/command.ts';
import { moreCommands } from '../commands/definitions/appMore.ts';
import { useCommands } from '../commands/registry.ts';
import { listenForScanner } from '../scanning/scannerKeys.ts';
import { giveScan, giveTyped, scanPurpose } from '../scanning/scanTakers.ts';
import { dialogPart } from '../notices/dialogPart.tsx';

const ScanDialogPart = dialogPart(() => import('../scanning/ScanDialog.tsx'));

/** Reading codes on every page: with the camera, or by a scanner that types. */
export function ScanCommands() {
  const app = useApp();
  const { overlays, preferences } = app;
  const scanning = useLoadedDeferred()?.scanning;
  const isOpen = useSelector(overlays, (state) => state.matches('scan'));
  const hasScanner = useSelector(preferences, (state) => state.context.switches['scanner'] === true);
  const close = () => overlays.send({ type: 'overlay.closed' });
  const actions: Action[] = [
    { ...moreCommands.scan, perform: () => overlays.send({ type: 'scan.opened' }) },
    {
      ...moreCommands.scanner,
      name: hasScanner ? 'Stop waiting for a scanner that types' : 'Wait for a scanner that types',
      perform: () => preferences.send({ type: 'switch.set', name: 'scanner', on: !hasScanner }),
    },
  ];
  useCommands(actions);
  // As soon as the keys of all commands are heard.
  useLayoutEffect(() => {
    return listenForScanner(window, {
      holdsFirst: () => preferences.getSnapshot().context.switches['scanner'] === true,
      onScan: (text) => {
        // From now on it is known that there is one, unless somebody has said that there is none.
        if (preferences.getSnapshot().context.switches['scanner'] === undefined) {
          preferences.send({ type: 'switch.set', name: 'scanner', on: true });
        }
        giveTyped(text, document.querySelector('dialog[open]') !== null, (scanned) => {
          app.deferred().then(
            (deferred) => deferred.scanning.open(scanned),
            () => undefined,
          );
        });
      },
    });
  }, [app, preferences]);
  if (!isOpen || !scanning) return null;
  return (
    <ScanDialogPart onClose={close}>
      {(ScanDialog) => (
        <ScanDialog
          purpose={scanPurpose() ?? moreCommands.scan.name}
          onClose={close}
          onScanned={(text) => {
            close();
            giveScan(text, scanning.open);
          }}
        />
      )}
    </ScanDialogPart>
  );
}
