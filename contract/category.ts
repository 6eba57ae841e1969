/** A category's name, from a text or an object with a name (section 3). */
export function categoryName(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'name' in value) return value.name;
  return value;
}
