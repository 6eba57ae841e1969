import { type ReactNode, useRef } from 'react';
import type { Tree } from '../../model/locations/tree.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { announce } from '../ui/announce.ts';
import { OpenScan } from './OpenScan.tsx';
import { useScanTaker } from './scanTakers.ts';
import '../styles/scanning/scanField.css';

interface ScanFieldProps {
  /** What a code is for: 'Scan the location of the item'. */
  purpose: string;
  /** A location that cannot be chosen, nor what is inside of it. */
  without?: string | undefined;
  /** Told the id of the location that was scanned. */
  onScanned(id: string): void;
  children: ReactNode;
}

/** A field for a location: a code fills it in, by its button or by a scanner that types while no field has the focus. */
export function ScanField({ purpose, without, onScanned, children }: ScanFieldProps) {
  const { scanning } = useDeferred();
  const { locationIndex } = useApp();
  const scans = useRef(0);
  const isWithin = (tree: Tree | undefined, id: string): boolean =>
    tree?.pathOf(id).some((location) => location.id === without) === true;
  const take = async (text: string) => {
    const mine = ++scans.current;
    // At once, for who saves behind the scan; the server may name another one, whose label it is by now.
    const known = scanning.meaningOf(text);
    const first =
      known?.kind === 'location' && !isWithin(locationIndex.getSnapshot().context.tree, known.location.id)
        ? known.location.id
        : undefined;
    if (first !== undefined) onScanned(first);
    const { meant, tree } = await scanning.lookUp(text);
    // The newest scan is what counts.
    if (mine !== scans.current) return;
    if (meant?.kind !== 'location') {
      scanning.tell('That is no code of a location here', text);
      return;
    }
    if (isWithin(tree, meant.location.id)) {
      scanning.tell('A location cannot be inside itself', text);
      return;
    }
    if (meant.location.id !== first) onScanned(meant.location.id);
    announce(`${meant.location.name} scanned`);
  };
  useScanTaker(purpose, (text) => void take(text));
  return (
    <div className="scan-field">
      {children}
      <OpenScan title={purpose} isAside />
    </div>
  );
}
