import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import type { Item } from '../../../contract/entities.ts';
import { readQuery } from '../../../contract/finding/typedQuery.ts';
import { SYNONYM_MAX } from '../../../contract/limits.ts';
import { indexedText } from '../../../contract/searchWords.ts';
import { beginningOf } from '../../../contract/texts.ts';
import {
  misreadFilter,
  narrowingParts,
  nothingOf,
  type UnknownPlace,
  unknownPlaces,
} from '../../model/finding/filterWords.ts';
import { itemsWith } from '../../model/finding/itemMatches.ts';
import { meantSentence } from '../../model/finding/matchedField.ts';
import { foundCounts, NOT_ALL_LOOKED_INTO } from '../../model/items/counts.ts';
import { isCode } from '../../model/scanning/isCode.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import type { Action } from '../commands/command.ts';
import { searchCommands } from '../commands/definitions/search.ts';
import { useCommands } from '../commands/registry.ts';
import { DataLabel, OriginText } from '../records/DataLabel.tsx';
import { Empty } from '../ui/Empty.tsx';
import { ItemSkeletons } from '../records/ItemSkeletons.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import type { LongListHandle } from '../lists/rows.ts';
import { isByTouch } from './byTouch.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { takeFocus } from '../ui/takeFocus.ts';
import { Page } from '../ui/Page.tsx';
import '../styles/screens/search.css';
import { UnreadNote } from '../records/UnreadNote.tsx';
import { UnsentItems } from '../records/UnsentItems.tsx';
import { useNewUnsent } from '../unsent/useUnsent.ts';
import { FoundItems } from './FoundItems.tsx';
import { FilterExamples, NarrowingParts } from './NarrowingParts.tsx';
import { FoundLocations } from './FoundLocations.tsx';
import { firstResult, wayOut } from './resultKeys.ts';
import { SEARCH_BOX, SearchBox } from './SearchBox.tsx';
import { useResults } from './useResults.ts';

/** The search screen: what is in the address is what is shown. */
export default function SearchPage() {
  const { locationIndex } = useApp();
  const { scanning } = useDeferred();
  const { search, state, found, items, isHeld, first, firstName } = useResults();
  const { text, query, answer, answered, origin, failure, locations, located, restFailure, own } =
    state.context;
  const treeOrigin = useSelector(locationIndex, ({ context }) => context.origin);
  const tree = useSelector(locationIndex, ({ context }) => context.tree);
  const isBare = tree?.byId.size === 0;
  const [unknown] = useMemo(() => (tree ? unknownPlaces(query, tree.byId.values()) : []), [query, tree]);
  const placesOf = ({ location_id }: Item) => tree?.pathOf(location_id ?? '') ?? [];
  const results = useRef<HTMLDivElement>(null);
  const itemList = useRef<LongListHandle>(null);
  const isBusy = state.hasTag('busy');
  const hasFailed = state.hasTag('failed');
  const isEmpty = query === '' && !isBusy;
  const hasNone = answer !== undefined && !isHeld && answer.items.length === 0 && !isBusy && !isEmpty;
  // Until the new answer is here, the old one stays under its own heading.
  const shownQuery = answer ? answered : query || text.trim();

  const allUnsent = useNewUnsent();
  const unsent = shownQuery === '' ? [] : itemsWith(allUnsent, shownQuery, placesOf, own);

  const toBox = () => document.getElementById(SEARCH_BOX)?.focus();
  const clear = () => {
    search.send({ type: 'query.cleared' });
    toBox();
  };
  const narrow = (rest: string, press: Event) => {
    search.send({ type: 'query.changed', text: rest });
    if (!isByTouch(press)) toBox();
    else if (narrowingParts(rest).length === 0) takeFocus(document.querySelector('main'));
  };
  const open = () => search.send({ type: 'query.submitted' });
  const actions: Action[] = [
    ...(first ? [{ ...searchCommands.first, perform: open }] : []),
    ...(text === '' ? [] : [{ ...searchCommands.clear, perform: clear }]),
  ];
  useCommands(actions);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = wayOut(event, results.current);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === 'box') toBox();
    else if (next === 'items') itemList.current?.focus();
    else next.focus();
  };

  return (
    <Page>
      <SearchBox
        text={text}
        first={firstName}
        onType={(typed) => search.send({ type: 'query.changed', text: typed })}
        // A scanner has typed it: what it stands for is meant.
        onEnter={() => (isCode(text) ? scanning.open(text) : open())}
        onClear={clear}
        onLeave={() => firstResult(results.current)?.focus()}
      />
      <NarrowingParts text={text} onChange={narrow} />
      {isEmpty ? (
        <>
          <PageTitle title="Search" />
          <div className="panel search-empty">
            <Empty icon="i-lucide-search" title="Enter a search term" heading="h2">
              <p>
                The start of any word will do, in any order: name, part number, category, supplier, note. With
                the name of a location, or “in:” and its name, only what lies there is found.
              </p>
            </Empty>
            <FilterExamples />
          </div>
        </>
      ) : (
        <div className="search-head">
          <PageTitle title={`Results for ${shownQuery}`} />
          {/* What is still to come is seen; only what was found is said, once. */}
          <p className={isBusy ? 'search-status' : 'visually-hidden'} role="status">
            {isBusy ? (
              <span className="search-status" aria-hidden="true">
                <span className="spinner" />
                Searching
                {answer && <OriginText origin={origin} />}
              </span>
            ) : (
              answer && located === query && foundCounts(locations?.total ?? 0, answer)
            )}
          </p>
        </div>
      )}
      {hasFailed && failure && (
        <LoadFailure
          title="Search failed"
          failure={failure}
          origin={origin}
          onRetry={() => search.send({ type: 'retry.requested' })}
        />
      )}
      {hasFailed && !failure && <DataLabel origin={origin} />}
      <div ref={results} onKeyDownCapture={onKeyDown} onFocus={() => search.send({ type: 'rest.wanted' })}>
        {!isEmpty && (
          <FoundLocations
            locations={found}
            total={locations?.total ?? 0}
            query={located ?? ''}
            first={first}
            origin={treeOrigin}
          />
        )}
        {shownQuery !== '' && <UnsentItems find={() => unsent} />}
        {!isHeld && isBusy && !answer && text.trim() !== '' && <ItemSkeletons count={6} />}
        {!isHeld && <UnreadNote of={answer} />}
        {answer?.meant !== undefined && !isHeld && answer.items.length > 0 && (
          <p className="search-meant">{meantSentence(answered, answer.meant, answer.items)}</p>
        )}
        {answer && !isHeld && items && items.length > 0 && (
          <FoundItems
            items={items}
            total={answer.total}
            more={answer.more}
            asked={answered}
            query={answer.meant ?? answered}
            own={own}
            first={first}
            isBusy={isBusy || state.hasTag('reading')}
            restFailure={restFailure}
            handle={itemList}
            onRest={() => search.send({ type: 'rest.wanted' })}
          />
        )}
        {hasNone && unsent.length > 0 && (
          <p className="hint">
            {hasFailed ? 'Nothing else among what this browser knows.' : 'Nothing else was found.'}
            {answer.more && ` ${NOT_ALL_LOOKED_INTO}`}
          </p>
        )}
        {hasNone && unsent.length === 0 && (
          <div className="panel">
            <Empty icon="i-lucide-search-x" title={`No items found for ${query}`} heading="h2">
              <p>
                {hasFailed
                  ? 'Not among those that this browser knows.'
                  : isBare
                    ? 'Nothing was added yet: first a location, then what lies in it.'
                    : hintFor(query, unknown)}
              </p>
              {answer.more && <p>{NOT_ALL_LOOKED_INTO}</p>}
              {unknown && (
                <button
                  type="button"
                  className="button"
                  onClick={({ nativeEvent }) => narrow(unknown.rest, nativeEvent)}
                >
                  {`Search without “${unknown.name}”`}
                </button>
              )}
              {isBare ? (
                <Link href="/add-location" className="button">
                  Add First Location
                </Link>
              ) : (
                <CalledOtherwise query={query} />
              )}
            </Empty>
          </div>
        )}
      </div>
    </Page>
  );
}

/** Leads to where its other names can be told, with what was typed. */
function CalledOtherwise({ query }: { query: string }) {
  const { synonyms } = useDeferred();
  const word = beginningOf(readQuery(query).text.trim(), SYNONYM_MAX);
  if (!synonyms.areKept() || indexedText(word) === '') return null;
  const wanted = new URLSearchParams({ word });
  return (
    <p>
      Is it called something else here?{' '}
      <Link href={`/words?${wanted.toString()}`} className="link">
        Add words that mean the same
      </Link>
    </p>
  );
}

/** What may help where nothing was found. */
function hintFor(query: string, unknown: UnknownPlace | undefined): string {
  if (unknown !== undefined) return `There is no location called “${unknown.name}”.`;
  const misread = misreadFilter(query);
  if (misread !== undefined) return misread;
  const nothing = nothingOf(query);
  if (nothing !== undefined) return nothing;
  return narrowingParts(query).length > 0
    ? 'Try it without one of the filters below the search box.'
    : 'Try fewer words, or only the start of one.';
}
