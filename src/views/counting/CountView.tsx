import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import type { Item, Location } from '../../../contract/entities.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { itemScanned } from '../../model/scanning/itemScanned.ts';
import type { Meant } from '../../model/scanning/meaning.ts';
import { useDeferred } from '../AppContext.ts';
import { countCommands } from '../commands/definitions/counting.ts';
import { useCommands } from '../commands/registry.ts';
import { Crumbs } from '../records/Crumbs.tsx';
import { OpenScan } from '../scanning/OpenScan.tsx';
import { useScanTaker } from '../scanning/scanTakers.ts';
import { announce } from '../ui/announce.ts';
import { momentText } from '../ui/moments.ts';
import { Page } from '../ui/Page.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { CountLists } from './CountLists.tsx';
import { type CountRef, firstAnswer, recorded, skipWords } from './countRef.ts';
import { CountNow } from './CountNow.tsx';
import { acceptText, CountSummary, GO_ON } from './CountSummary.tsx';
import { NewItemRow } from './NewItemRow.tsx';
import { useCountKeys } from './useCountKeys.ts';
import '../styles/screens/count.css';

interface CountViewProps {
  count: CountRef;
  location: Location;
  items: readonly Item[];
}

const SCAN_TO_COUNT = 'Scan an item to count it';

/** A count under way: the item that is counted, what is left and what was counted; at the end what differs. */
export function CountView({ count, location, items }: CountViewProps) {
  const { scanning } = useDeferred();
  const { answers, at, recalledAt, typed } = useSelector(count, (state) => state.context);
  const isSummary = useSelector(count, (state) => state.matches('summary') || state.matches('saving'));
  const isAdding = useSelector(
    count,
    (state) => state.matches('adding') || state.matches({ summary: 'adding' }),
  );
  const busy = useSelector(count, (state) => {
    if (state.matches('saving')) return 'Saving...';
    return state.matches({ summary: 'reading' }) ? 'Checking...' : undefined;
  });
  const current = useMemo(() => items.find(({ id }) => id === at), [items, at]);
  const counted = useMemo(() => {
    const ids = new Set(items.map(({ id }) => id));
    return answers.filter(({ id }) => ids.has(id)).length;
  }, [items, answers]);
  const accepting = useSelector(count, ({ context }) => (isSummary ? acceptText(context) : ''));
  const progress = `${formatQuantity(counted)} of ${formatQuantity(items.length)} counted`;

  const { same, more, fewer, gone, add, back, skip, finish, discard } = countCommands;
  const first = firstAnswer(typed);
  const typedHere = useCountKeys(count);
  const step = (by: 1 | -1) => {
    count.send({ type: 'number.changed', by });
    typedHere();
  };
  const ofItem = [
    { ...same, name: first.text, word: first.text, perform: () => count.send(first.event) },
    { ...more, repeats: true, perform: () => step(1) },
    { ...fewer, repeats: true, perform: () => step(-1) },
    { ...gone, perform: () => count.send({ type: 'gone.answered' }) },
    { ...skip, ...skipWords(typed), perform: () => count.send({ type: 'item.skipped' }) },
  ] as const;
  useCommands([
    ...(isSummary || !current ? [] : ofItem),
    { ...add, perform: () => count.send({ type: 'adding.requested' }) },
    {
      ...back,
      ...(isSummary && { name: GO_ON, word: GO_ON }),
      perform: () => count.send({ type: isSummary ? 'counting.resumed' : 'back.requested' }),
    },
    {
      ...finish,
      ...(isSummary && { name: 'Accept the count', word: accepting }),
      perform: () => count.send({ type: isSummary ? 'count.accepted' : 'finish.requested' }),
    },
    { ...discard, perform: () => count.send({ type: 'discard.requested' }) },
  ]);

  const take = (text: string) => {
    // Where no scanner was known the figures of its code have come one by one, as a number's.
    const number = count.getSnapshot().context.typed;
    if (number.endsWith(text)) count.send({ type: 'number.typed', text: number.slice(0, -text.length) });
    const scanned = itemScanned(items, scanning.meaningOf(text));
    if (scanned) count.send({ type: 'item.chosen', id: scanned.id });
    else void scanning.lookUp(text).then(({ meant: other }) => tellOther(other, text));
  };
  const tellOther = (meant: Meant | undefined, text: string) => {
    if (meant?.kind !== 'location') scanning.tell(`That is nothing recorded in ${location.name}`, text);
    else if (meant.location.id === location.id) announce(progress);
    else scanning.tell(`That is ${meant.location.name}. Counted here is ${location.name}`, text);
  };
  useScanTaker(SCAN_TO_COUNT, take);

  const panel = useRef<HTMLElement>(null);
  const choose = useCallback(
    (id: string) => {
      count.send({ type: 'item.chosen', id });
      // Not on to the next row of the list, which would take the Enter after the number.
      panel.current?.focus();
    },
    [count],
  );
  const wasSummary = useRef(isSummary);
  useEffect(() => {
    if (wasSummary.current && !isSummary) panel.current?.focus();
    wasSummary.current = isSummary;
  }, [isSummary]);

  const said = current ? `${current.name}, ${recorded(current)}` : '';
  useEffect(() => {
    if (said !== '' && !isSummary) announce(said);
  }, [said, isSummary]);

  return (
    <Page narrow>
      <Crumbs>
        {[
          <Link key="home" href="/">
            Home
          </Link>,
          <Link key="location" href={`/location/${encodeURIComponent(location.id)}`}>
            {location.name}
          </Link>,
          <span key="count" aria-current="page">
            Count
          </span>,
        ]}
      </Crumbs>
      <div className="count-head">
        <PageTitle title={`Count ${location.name}`} />
        <p className="count-progress">{progress}</p>
        <OpenScan title={SCAN_TO_COUNT} />
      </div>
      <progress className="count-bar" aria-hidden="true" max={Math.max(1, items.length)} value={counted} />
      {recalledAt !== undefined && (
        <p className="help">Goes on with the count from {momentText(recalledAt)}.</p>
      )}
      {isAdding && <NewItemRow count={count} />}
      {isSummary ? (
        <CountSummary count={count} items={items} busy={busy} />
      ) : (
        <>
          <CountNow count={count} item={current} isEmpty={items.length === 0} panel={panel} />
          <CountLists items={items} answers={answers} at={at} onChoose={choose} />
        </>
      )}
    </Page>
  );
}
