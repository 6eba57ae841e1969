/** Labels data that is older than the failure above it (decisions, Fallback order). `at` in epoch ms. */
export function LastKnown({ at }: { at: number | undefined }) {
  const time =
    at === undefined
      ? 'earlier'
      : new Date(at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  return (
    <p className="data-label">
      <b>Last known data, from {time}</b>
    </p>
  );
}
