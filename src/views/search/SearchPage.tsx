import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { itemCount } from '../../model/counts.ts';
import { searchMachine } from '../../machines/search.machine.ts';
import { useLater } from '../AppContext.ts';
import { searchCommands } from '../commands/definitions/search.ts';
import { useCommands } from '../commands/registry.ts';
import { useQuery } from '../parts/address.ts';
import { DataLabel, OriginText } from '../parts/DataLabel.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ItemCard } from '../parts/ItemCard.tsx';
import { ItemSkeletons } from '../parts/ItemSkeletons.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useRovingFocus } from '../parts/useRovingFocus.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { Page } from '../shell/Page.tsx';
import { UnsentItems } from '../unsent/UnsentItems.tsx';
import { useWithUnsent } from '../unsent/useUnsent.ts';

/** The search screen: what is in the address is what is shown. */
export default function SearchPage() {
  const { implementations } = useLater();
  const [machine] = useState(() => searchMachine.provide(implementations.search));
  const wanted = useQuery().get('q') ?? '';
  const search = useActorRef(machine, { input: { text: wanted } });
  const state = useSelector(search, (snapshot) => snapshot);
  const { text, query, answer, answered, origin, failure } = state.context;
  // Until the new answer is here, the old one stays under its own heading.
  const shownQuery = answer ? answered : query || text.trim();
  const items = useWithUnsent(
    answer?.items,
    (item) => answer?.items.some(({ id }) => id === item.id) === true,
  );
  const roving = useRovingFocus<HTMLUListElement>();

  useEffect(() => search.send({ type: 'query.restored', text: wanted }), [search, wanted]);

  const clear = () => {
    search.send({ type: 'query.changed', text: '' });
    search.send({ type: 'query.submitted' });
    document.getElementById('search-box')?.focus();
  };

  useCommands(text === '' ? [] : [{ ...searchCommands.clear, perform: clear }], String(text === ''));

  return (
    <Page>
      <form
        role="search"
        className="search-box"
        onSubmit={(event) => {
          event.preventDefault();
          search.send({ type: 'query.submitted' });
        }}
      >
        <Icon name="i-lucide-search" />
        <input
          id="search-box"
          type="search"
          aria-label="Search items"
          placeholder="Name, part number, note…"
          autoComplete="off"
          spellCheck={false}
          // The page is for typing a search (SEARCH-02).
          autoFocus
          value={text}
          onChange={(event) => search.send({ type: 'query.changed', text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && text !== '') clear();
            if (event.key === 'ArrowDown') {
              roving.ref.current?.querySelector<HTMLElement>('[data-main][tabindex="0"]')?.focus();
            }
          }}
        />
        {text !== '' && (
          <button
            type="button"
            className="icon-button icon-button-small"
            aria-label="Clear search"
            onClick={clear}
          >
            <Icon name="i-lucide-x" />
          </button>
        )}
      </form>

      {query === '' && !state.hasTag('busy') && (
        <>
          <PageTitle title="Search" />
          <div className="panel search-empty">
            <Empty icon="i-lucide-search" title="Enter a search term" heading="h2">
              <p>The start of any word will do, in any order: name, part number, supplier, note.</p>
            </Empty>
          </div>
        </>
      )}
      {(query !== '' || state.hasTag('busy')) && (
        <>
          <PageTitle title={`Results for ${shownQuery}`} />
          <p className="search-status" role="status">
            {state.hasTag('busy') ? (
              <>
                <span className="spinner" aria-hidden="true" />
                Searching
                {answer && <OriginText origin={origin} />}
              </>
            ) : (
              answer && found(answer.items.length, answer.total)
            )}
          </p>
        </>
      )}
      {state.matches('failed') && failure && (
        <LoadFailure
          title="Search failed"
          failure={failure}
          onRetry={() => search.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('failed') && <DataLabel origin={origin} />}
      {shownQuery !== '' && <UnsentItems query={shownQuery} />}
      {state.matches('searching') && !answer && <ItemSkeletons count={6} />}
      {answer && answer.items.length > 0 && (
        <>
          <h2 className="visually-hidden">Items</h2>
          <ul className="cards" {...roving} aria-label="Results" aria-busy={state.hasTag('busy')}>
            {items?.map((item) => (
              <li key={item.id}>
                <ItemCard item={item} withPath />
              </li>
            ))}
          </ul>
        </>
      )}
      {answer && answer.items.length === 0 && state.matches('shown') && (
        <div className="panel">
          <Empty icon="i-lucide-search-x" title={`No items found for ${query}`} heading="h2">
            <p>Try fewer words, or only the start of one.</p>
          </Empty>
        </div>
      )}
    </Page>
  );
}

function found(shown: number, total: number): string {
  if (total === 0) return 'No items';
  return shown < total ? `The best ${shown} of ${itemCount(total)}` : itemCount(total);
}
