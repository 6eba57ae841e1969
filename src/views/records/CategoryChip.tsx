import { categoryStyle } from './categoryStyle.ts';

/** A category with its colour (ENT-24, ENT-25). */
export function CategoryChip({ name }: { name: string }) {
  return (
    <span className="chip" style={categoryStyle(name)} data-category={name}>
      <span className="clip">{name}</span>
    </span>
  );
}
