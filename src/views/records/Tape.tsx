/** A location's label as label-maker tape: the screen matches what is stuck on the drawer. */
export function Tape({ label, size }: { label: string; size?: 'medium' | 'large' }) {
  if (label === '') return null;
  return (
    <span className={size ? `tape tape-${size}` : 'tape'} title={label}>
      {label}
    </span>
  );
}
