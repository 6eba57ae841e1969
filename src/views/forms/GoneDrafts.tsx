import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { type Gone, goneDraftsMachine } from '../../machines/unsent/goneDrafts.machine.ts';
import { typedWords } from '../../model/unsent/draftWords.ts';
import { useDeferred } from '../AppContext.ts';
import { DraftOffers } from './DraftOffers.tsx';

const ADD = { item: 'Add as a new item', location: 'Add as a new location' } as const;

/** Where a record is not found: what was typed into its form and never saved. */
export function GoneDrafts({ kind, identifier }: Gone) {
  const { implementations } = useDeferred();
  const [machine] = useState(() => goneDraftsMachine.provide(implementations.goneDrafts));
  const gone = useActorRef(machine, { input: { kind, identifier } });
  return (
    <div className="form-notes">
      <DraftOffers
        drafts={useSelector(gone, (state) => state.context.drafts)}
        restoreText={ADD[kind]}
        words={(draft) => typedWords(draft, kind)}
        onRestore={(key) => gone.send({ type: 'draft.restored', key })}
        onDiscard={(key) => gone.send({ type: 'draft.discarded', key })}
      />
    </div>
  );
}
