import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { countMachine } from '../../machines/counting/count.machine.ts';
import { itemCount } from '../../model/items/counts.ts';
import { useDeferred } from '../AppContext.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LocationNotFound } from '../records/LocationNotFound.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { CountView } from './CountView.tsx';
import { useCountAhead } from './countAhead.ts';

/** Counts what is in a location, opened by its id or its label. */
export default function CountPage({ identifier }: { identifier: string }) {
  const [tries, setTries] = useState(0);
  return <Counting key={tries} identifier={identifier} onRetry={() => setTries(tries + 1)} />;
}

function Counting({ identifier, onRetry }: { identifier: string; onRetry(): void }) {
  const { counting } = useDeferred();
  const [machine] = useState(() => countMachine.provide(counting.count));
  const count = useActorRef(machine, { input: { identifier } });
  const { location, items, failure, answers } = useSelector(count, (state) => state.context);
  const isMissing = useSelector(count, (state) => state.matches('missing'));
  const isBusy = useSelector(count, (state) => state.hasTag('busy') && !state.matches('saving'));

  if (isMissing && answers.length > 0) {
    return (
      <Page>
        <div className="message-page">
          <PageTitle title="Location not found" />
          <p>
            {location?.name ?? 'The location'} was deleted while it was counted: {itemCount(answers.length)}{' '}
            counted.
          </p>
          <button type="button" className="button" onClick={() => count.send({ type: 'discard.requested' })}>
            Discard the count
          </button>
          <Link href="/" className="button">
            Return to Home
          </Link>
        </div>
      </Page>
    );
  }
  if (isMissing && !isBusy) return <LocationNotFound identifier={identifier} />;
  if (location && items && !isBusy) return <CountView count={count} location={location} items={items} />;
  return (
    <Page narrow>
      <PageTitle title="Count" />
      {failure ? (
        <LoadFailure title="Error loading what is to be counted" failure={failure} onRetry={onRetry} />
      ) : (
        <LoadingCount />
      )}
    </Page>
  );
}

function LoadingCount() {
  useCountAhead();
  return <Loading text="Loading what is to be counted..." />;
}
