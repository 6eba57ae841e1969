import { useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { Link, useLocation } from 'wouter';
import { itemFormMachine } from '../../machines/items/itemForm.machine.ts';
import { useDeferred } from '../AppContext.ts';
import { formCommands, itemFormCommands } from '../commands/definitions/forms.ts';
import { useCommands } from '../commands/registry.ts';
import { Crumbs } from '../records/Crumbs.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ScreenBoundary } from '../ui/ScreenBoundary.tsx';
import { Page } from '../ui/Page.tsx';
import { useAddress } from '../forms/useAddress.ts';
import { useOpenForm } from '../forms/useOpenForm.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ItemForm } from './ItemForm.tsx';
import { copiedItem } from './copies.ts';
import { itemVisits } from './visits.ts';

interface ItemFormPageProps {
  id?: string;
  locationId?: string;
  /** Of a new item: what is in the field for its name already. */
  name?: string;
  /** The same of its quantity; none where it is undefined. */
  quantity?: string | undefined;
}

/** Add item, and edit item when an `id` is given (ITEMF-13, ITEMF-14). */
export default function ItemFormPage(props: ItemFormPageProps) {
  const visit = itemVisits.of(props.id, useAddress());
  return (
    <ScreenBoundary key={visit}>
      <ItemFormVisit {...props} />
    </ScreenBoundary>
  );
}

function ItemFormVisit({ id: asked, locationId, name, quantity }: ItemFormPageProps) {
  const { implementations } = useDeferred();
  const [machine] = useState(() => itemFormMachine.provide(implementations.itemForm));
  const [copyOf] = useState(() => (asked === undefined ? copiedItem(window.history.state) : undefined));
  const form = useActorRef(machine, {
    input: {
      ...(asked !== undefined && { id: asked }),
      ...(locationId !== undefined && { locationId }),
      ...(name !== undefined && { name }),
      ...(quantity !== undefined && { quantity }),
      ...(copyOf && { copyOf }),
    },
  });
  // Not the page's: what was added here is edited here as well.
  const id = useSelector(form, (state) => state.context.id);
  const isOpen = useSelector(form, (state) => state.hasTag('open'));
  useOpenForm(isOpen);
  const isFailed = useSelector(form, (state) => state.hasTag('failed'));
  const failure = useSelector(form, (state) => state.context.failure);
  const base = useSelector(form, (state) => state.context.base);
  const isEdit = id !== undefined;
  const refresh = () => form.send({ type: 'refresh.requested' });
  const [, navigate] = useLocation();
  useCommands([
    ...(isEdit ? [{ ...itemFormCommands.refresh, perform: refresh }] : []),
    { ...formCommands.back, name: 'Back to Items', perform: () => navigate('/') },
  ]);

  return (
    <Page narrow>
      <Crumbs>
        {[
          <Link key="home" href="/">
            Home
          </Link>,
          ...(base
            ? [
                <Link key="item" href={`/view/${encodeURIComponent(base.id)}`}>
                  {base.name}
                </Link>,
              ]
            : []),
          <span key="here" aria-current="page">
            {isEdit ? 'Edit' : 'Add Item'}
          </span>,
        ]}
      </Crumbs>
      <div className="page-head">
        <div>
          <PageTitle title={isEdit ? 'Edit Storage Item' : 'Add Storage Item'} />
          {!isEdit && (
            <p className="hint">
              {copyOf
                ? `A copy of ${copyOf.name}, without its photos. Nothing is added before you save.`
                : 'Add a new container, bin or part to your storage.'}
            </p>
          )}
        </div>
        <div className="page-actions">
          {isEdit && (
            <button type="button" className="button" onClick={refresh}>
              <Icon name="i-lucide-refresh-cw" />
              Refresh Data
            </button>
          )}
          <Link href="/" className="button">
            <Icon name="i-lucide-arrow-left" />
            Back to Items
          </Link>
        </div>
      </div>
      <ScreenBoundary>
        {isOpen && <ItemForm form={form} />}
        {isFailed && <LoadFailure title="Failed to load item" failure={failure} onRetry={refresh} />}
        {!isOpen && !isFailed && <Loading text="Loading item..." isForTyping />}
      </ScreenBoundary>
    </Page>
  );
}
