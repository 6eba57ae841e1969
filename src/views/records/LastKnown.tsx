import { DataLabel } from './DataLabel.tsx';

/** Labels data that is older than the failure above it. `at` in epoch ms. */
export function LastKnown({ at }: { at: number | undefined }) {
  return <DataLabel origin={{ source: 'last-known', at, waiting: false }} />;
}
