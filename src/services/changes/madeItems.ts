import type { ItemInput } from '../../../contract/requests.ts';
import { type Failure, failure } from '../../failure.ts';
import type { Made } from '../../model/changes/bulkEntries.ts';
import type { Item } from '../../../contract/entities.ts';
import { inputOfItem, isSendable } from '../../model/unsent/unsent.ts';
import type { Outbox } from '../unsent/outbox.ts';

/**
 * What was typed about an item of a list while it was being made: it becomes what `input` says, through the outbox,
 * which merges it with what others have done since and keeps it while the server is away. With `unreachable`, the reason
 * why nothing can be sent now, it is only kept. Rejects with a Failure.
 */
export function createMadeChange(
  outbox: Pick<Outbox, 'entry' | 'update'>,
): (made: Made<Item>, input: ItemInput, unreachable?: Failure) => Promise<Made<Item>> {
  return async (made, input, unreachable) => {
    const { id } = made.entity;
    const entry = outbox.entry(id);
    const outcome = await outbox.update({
      id,
      input,
      pristine: entry?.item ?? inputOfItem(made.entity),
      base: entry ? entry.base : made.entity,
      revision: entry?.revision,
      ...(unreachable && { unreachable }),
    });
    if (outcome.result === 'conflict') throw failure('stale', 'It was changed elsewhere at the same time.');
    if (outcome.result === 'kept' && !isSendable(outcome.entry)) throw outcome.failure;
    return { ...made, entity: outcome.item };
  };
}
