import type { ReactNode } from 'react';
import { useDeferred } from '../AppContext.ts';
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
  const take = async (text: string) => {
    const { meant, tree } = await scanning.lookUp(text);
    if (meant?.kind !== 'location') {
      scanning.tell('That is no code of a location here', text);
      return;
    }
    const path = tree?.pathOf(meant.location.id) ?? [];
    if (path.some(({ id }) => id === without)) {
      scanning.tell('A location cannot be inside itself', text);
      return;
    }
    onScanned(meant.location.id);
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
