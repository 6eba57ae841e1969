/** A lucide icon as CSS, drawn in the text's colour; decoration only, the text beside it says the same. */
export function Icon({ name }: { name: string }) {
  return <span className={`icon ${name}`} aria-hidden="true" />;
}
