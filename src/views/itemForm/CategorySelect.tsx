import { useActorRef, useSelector } from '@xstate/react';
import { filterCategories } from '../../model/items/categoryFilter.ts';
import { useApp } from '../AppContext.ts';
import { CategoryChip } from '../records/CategoryChip.tsx';
import type { FieldProps } from '../ui/Field.tsx';
import { SearchSelect } from '../ui/SearchSelect.tsx';

interface CategorySelectProps {
  field: FieldProps;
  value: string;
  onChange(category: string): void;
}

/** The category dropdown: alphabetical, searched ignoring case (ITEMF-32 to ITEMF-35). */
export function CategorySelect({ field, value, onChange }: CategorySelectProps) {
  const { machines } = useApp();
  const list = useActorRef(machines.lookupList, { input: { kind: 'categories' } });
  const entries = useSelector(list, (state) => state.context.entries);
  const isFailed = useSelector(list, (state) => state.hasTag('failed'));
  const names = entries.map(({ name }) => name);
  // An item may have a category that the list does not: it stays choosable.
  const all = value === '' || names.includes(value) ? names : [...names, value];
  return (
    <SearchSelect<string>
      field={field}
      optionsFor={(query) => filterCategories(all, query)}
      keyOf={(name) => name}
      selected={value === '' ? null : value}
      onChoose={onChange}
      face={value === '' ? <span className="muted">Choose a category</span> : <CategoryChip name={value} />}
      renderOption={(name) => <CategoryChip name={name} />}
      placeholder="Search categories..."
      emptyText={isFailed ? 'Error loading categories' : 'No categories found'}
    />
  );
}
