import { useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { Link, Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { RefetchFlag } from '../../machines/kit/unprovided.ts';
import { itemPageMachine } from '../../machines/items/itemPage.machine.ts';
import { isLocalId, itemOfEntry } from '../../model/unsent/unsent.ts';
import { useDeferred } from '../AppContext.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ScreenBoundary } from '../ui/ScreenBoundary.tsx';
import { GoneDrafts } from '../forms/GoneDrafts.tsx';
import { Page } from '../ui/Page.tsx';
import { useUnsentEntry } from '../unsent/useUnsent.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { leaveFocusToHeading } from '../ui/takeFocus.ts';
import { ItemView } from './ItemView.tsx';

/** The page of one item, and of a container entry. */
export default function ItemPage({ id }: { id: string }) {
  const { implementations, sentAs } = useDeferred();
  const isLocal = isLocalId(id);
  const [machine] = useState(() =>
    itemPageMachine.provide(isLocal ? implementations.localItemPage : implementations.itemPage),
  );
  const history = useHistoryState<Partial<RefetchFlag> | null>();
  const page = useActorRef(machine, { input: { id, refetch: history?.refetch === true } });
  const item = useSelector(page, (state) => state.context.item);
  const failure = useSelector(page, (state) => state.context.failure);
  const origin = useSelector(page, (state) => state.context.origin);
  const isNotFound = useSelector(page, (state) => state.matches({ item: 'notFound' }));

  const unsent = useUnsentEntry(id);

  const shown = unsent ? itemOfEntry(unsent) : item;
  if (shown) {
    return (
      <ScreenBoundary>
        <ItemView page={page} item={shown} unsent={unsent} origin={unsent ? undefined : origin}>
          {failure && !unsent && (
            <LoadFailure
              title="Failed to load item"
              failure={failure}
              origin={origin}
              onRetry={() => page.send({ type: 'retry.requested' })}
            />
          )}
        </ItemView>
      </ScreenBoundary>
    );
  }
  // The server has it by now, under an id of its own.
  const sentId = isNotFound && isLocal ? sentAs(id) : undefined;
  if (sentId !== undefined) return <Redirect to={`/view/${encodeURIComponent(sentId)}`} replace />;
  if (isNotFound) {
    return (
      <Page>
        <GoneDrafts kind="item" identifier={id} />
        <div className="message-page">
          <PageTitle title="Item not found" />
          <p>It may have been deleted, or the link to it is wrong.</p>
          <Link href="/" className="button">
            Back to All Items
          </Link>
        </div>
      </Page>
    );
  }
  if (failure) {
    return (
      <Page>
        <PageTitle title="Item" />
        <LoadFailure
          title="Failed to load item"
          failure={failure}
          onRetry={() => page.send({ type: 'retry.requested' })}
        />
      </Page>
    );
  }
  return (
    <Page>
      <h1 className="visually-hidden" ref={leaveFocusToHeading}>
        Item
      </h1>
      <Loading text="Loading item..." />
    </Page>
  );
}
