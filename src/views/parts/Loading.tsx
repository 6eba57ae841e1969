/** A line that says what is being waited for. */
export function Loading({ text }: { text: string }) {
  return (
    <p className="panel-loading" role="status">
      <span className="spinner" aria-hidden="true" />
      {text}
    </p>
  );
}
