import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { useApp, useLoadedDeferred } from '../AppContext.ts';
import type { Action } from '../commands/command.ts';
import { moreCommands } from '../commands/definitions/appMore.ts';
import { useCommands } from '../commands/registry.ts';
import { listenForScanner } from '../scanning/scannerKeys.ts';
import { giveScan, scanPurpose } from '../scanning/scanTakers.ts';
import { DialogOpening } from '../ui/DialogOpening.tsx';

const ScanDialog = lazy(() => import('../scanning/ScanDialog.tsx'));

/** Reading codes on every page: with the camera, or by a scanner that types. */
export function ScanCommands() {
  const { overlays, preferences } = useApp();
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
  useEffect(() => {
    if (!scanning) return undefined;
    return listenForScanner(window, {
      holdsFirst: () => preferences.getSnapshot().context.switches['scanner'] === true,
      onScan: (text) => {
        // From now on it is known that there is one, unless somebody has said that there is none.
        if (preferences.getSnapshot().context.switches['scanner'] === undefined) {
          preferences.send({ type: 'switch.set', name: 'scanner', on: true });
        }
        // A question on screen is not answered by it.
        if (document.querySelector('dialog[open]') === null) giveScan(text, scanning.open);
      },
    });
  }, [scanning, preferences]);
  if (!isOpen || !scanning) return null;
  return (
    <Suspense fallback={<DialogOpening onCancel={close} />}>
      <ScanDialog
        purpose={scanPurpose() ?? moreCommands.scan.name}
        onClose={close}
        onScanned={(text) => {
          close();
          giveScan(text, scanning.open);
        }}
      />
    </Suspense>
  );
}
