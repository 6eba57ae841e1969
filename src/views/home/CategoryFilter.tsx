import { useActorRef, useSelector } from '@xstate/react';
import { filterCategories } from '../../model/items/categoryFilter.ts';
import { useApp } from '../AppContext.ts';
import { Icon } from '../ui/Icon.tsx';

interface CategoryFilterProps {
  /** null for all. */
  category: string | null;
  onChoose(category: string | null): void;
}

/** Which category the items grid shows. */
export function CategoryFilter({ category, onChoose }: CategoryFilterProps) {
  const { machines } = useApp();
  const categories = useActorRef(machines.lookupList, { input: { kind: 'categories' } });
  const entries = useSelector(categories, (state) => state.context.entries);
  const names = filterCategories(
    entries.map(({ name }) => name),
    '',
  );
  // The address may name a category that the list does not have (yet): it stays choosable.
  if (category !== null && !names.includes(category)) names.unshift(category);
  return (
    <div className="select category-filter">
      <select
        className="input"
        aria-label="Category"
        value={category ?? ''}
        // Who opens it is the one who needs the list that could not be read.
        onFocus={() => {
          if (categories.getSnapshot().hasTag('failed')) categories.send({ type: 'retry.requested' });
        }}
        onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">All categories</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="i-lucide-chevron-down" />
    </div>
  );
}
