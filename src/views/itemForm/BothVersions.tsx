import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { itemFormMachine } from '../../machines/items/itemForm.machine.ts';
import { formFromInput, formFromItem } from '../../model/items/itemForm.ts';
import { shownPath } from '../../model/locations/shownPath.ts';
import { useApp } from '../AppContext.ts';
import { BothVersions as Versions } from '../forms/BothVersions.tsx';
import { unreadMessages } from '../forms/unread.ts';
import { dayText } from '../ui/moments.ts';
import { ITEM_LABELS } from '../../model/items/itemForm.ts';

/** Both sides of an edit of an item that somebody else has overtaken. */
export function BothVersions({ form }: { form: ActorRefFrom<typeof itemFormMachine> }) {
  const { conflict, values, entry, author } = useSelector(form, (state) => state.context);
  const isOpen = useSelector(form, (state) => state.matches({ editing: 'conflicting' }));
  const tree = useSelector(useApp().locationIndex, (state) => state.context.tree);
  if (!conflict || !isOpen) return null;
  const { fields, mine, theirs } = conflict;
  return (
    <Versions
      what="item"
      fields={fields}
      labels={ITEM_LABELS}
      values={values}
      mine={formFromInput(mine)}
      theirs={formFromItem(theirs)}
      before={entry?.base && formFromItem(entry.base)}
      theirsAt={author?.at ?? theirs.updated_at}
      theirsBy={author?.user}
      // Not from somebody who typed on while it was being saved.
      takesFocus={() => !form.getSnapshot().context.isTypedOn}
      shown={(field, value) =>
        (field === 'location_id' && shownPath(tree?.pathLabel(value) ?? '')) ||
        (field === 'acquisition_date' && dayText(value)) ||
        value ||
        '–'
      }
      onChoose={(side, field) => form.send({ type: 'side.chosen', side, field })}
      onKeep={(side) => form.send({ type: 'side.kept', side, unread: unreadMessages() })}
    />
  );
}
