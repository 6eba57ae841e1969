import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { isAddressed, labelsMachine } from '../../machines/labels/labels.machine.ts';
import { labelAddress, labelUrl } from '../../model/labels/addresses.ts';
import { type LabelChoice, labelChoice } from '../../model/labels/labelChoice.ts';
import { pageCount } from '../../model/labels/labelPages.ts';
import { LABELS_MOST } from '../../model/labels/labelRange.ts';
import { chosenSheet, COPIES_MOST } from '../../model/labels/labelSettings.ts';
import { perPage } from '../../model/labels/sheets.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { labelCommands } from '../commands/definitions/labels.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { useQuery } from '../ui/address.ts';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Note } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { announce } from '../ui/announce.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { createMeasure } from './drawing.ts';
import { AddressNote } from './AddressNote.tsx';
import type { LabelPrint } from './LabelPage.tsx';
import { LabelNotes } from './LabelNotes.tsx';
import { NumberField } from './NumberField.tsx';
import { Paper } from './Paper.tsx';
import { PartChoice } from './PartChoice.tsx';
import { Preview } from './Preview.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { WhatToPrint } from './WhatToPrint.tsx';
import '../styles/screens/labels.css';

/** Prints labels: of what the address says, on the paper that this browser used last. */
export default function LabelsPage() {
  const { implementations, labelSettings, ownLabelSize } = useDeferred();
  const { origin } = useApp();
  const query = useQuery();
  const kept = useHistoryState<unknown>();
  const choice = useMemo(() => labelChoice(query, kept), [query, kept]);
  const [machine] = useState(() => labelsMachine.provide(implementations.labels));
  const [settingsThen] = useState(labelSettings);
  const [ownThen] = useState(ownLabelSize);
  const labels = useActorRef(machine, { input: { choice, settings: settingsThen, own: ownThen } });
  const {
    settings,
    run,
    startsChosen,
    refused,
    subjects,
    unsent,
    gone,
    unchecked,
    relabelled,
    awaited,
    missed,
    url: given,
    failure,
  } = useSelector(labels, (state) => state.context);
  const isBusy = useSelector(labels, (state) => state.hasTag('busy'));
  const isTyping = useSelector(labels, (state) => state.hasTag('typing'));
  const isOld = useSelector(labels, (state) => state.hasTag('old'));
  const canLead = useSelector(labels, (state) => isAddressed(state.context));
  const told = useSelector(labels, (state) => state.context.choice);
  useEffect(() => {
    if (choice !== told) labels.send({ type: 'choice.made', choice });
    // Told once for each: what the machine knows follows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [labels, choice]);

  const { url, isOnlyHere } = labelUrl(given, origin);
  const [measure] = useState(() => createMeasure(document));
  const sheet = useMemo(() => chosenSheet(settings), [settings]);
  const print = useMemo(
    (): LabelPrint => ({ sheet, subjects, run, settings, url, measure }),
    [sheet, subjects, run, settings, url, measure],
  );
  const count = subjects.length * run.copies;
  const isEmpty = count === 0 && !isBusy && !isTyping && failure === undefined;
  const why = useId();
  const isTooMany = count > LABELS_MOST;
  const isReady = !isBusy && !isTyping && refused.length === 0 && failure === undefined;
  const canPrint = count > 0 && !isTooMany && isReady && canLead;
  const pages = isTooMany ? 0 : pageCount(sheet, count, run.start);
  // What was typed a moment ago is read first, and what was read a while ago once more.
  const [isDue, setDue] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const start = () => {
    if (refused.length > 0)
      page.current?.querySelector<HTMLElement>('[type=number][aria-invalid=true]')?.focus();
    if (canPrint && !isOld) labels.send({ type: 'print.requested' });
    if (count === 0 && !isBusy && !isTyping) announce('There are no labels to print yet.');
    setDue(isTyping || isBusy || isOld);
    if (isOld) labels.send({ type: 'refresh.requested' });
    if (isTyping) labels.send({ type: 'range.left' });
  };
  useEffect(() => {
    if (!isDue || isBusy || isTyping || isOld) return;
    setDue(false);
    // Not in an effect: what is drawn for the paper as the print begins would come too late for it.
    if (canPrint) queueMicrotask(() => labels.send({ type: 'print.requested' }));
  }, [labels, isDue, isBusy, isTyping, isOld, canPrint]);
  useCommands([{ ...labelCommands.print, perform: start }]);

  return (
    <Page>
      <div className="page-head">
        <div>
          <PageTitle title="Print labels" />
          <p className="hint" role="status">
            {isBusy && subjects.length === 0 ? 'Loading…' : summary(count, pages, isTooMany)}
          </p>
        </div>
        <div className="page-actions">
          {isEmpty && (
            <span id={why} className="muted labels-unready">
              Nothing to print yet
            </span>
          )}
          <button
            type="button"
            className="button button-primary"
            aria-disabled={!canPrint}
            aria-describedby={isEmpty ? why : undefined}
            onClick={start}
          >
            <Icon name={labelCommands.print.icon} />
            Print
            <KeysOf command={labelCommands.print.id} />
          </button>
        </div>
      </div>
      <div ref={page} className="labels-page">
        <div className="stack labels-why">
          {failure && (
            <LoadFailure
              title="Error loading what to print"
              failure={failure}
              onRetry={() => labels.send({ type: 'retry.requested' })}
            />
          )}
          {missed && (
            <Note
              kind="warn"
              title="Labels as this browser knew them last"
              actions={
                <button
                  type="button"
                  className="button button-small"
                  onClick={() => labels.send({ type: 'retry.requested' })}
                >
                  Try again
                </button>
              }
            >
              {missed.message} What was changed elsewhere since then is not on them.
            </Note>
          )}
          {isTooMany && (
            <Note kind="bad" title="Too many labels for one print">
              {count.toLocaleString('en')} labels are chosen, at most {LABELS_MOST.toLocaleString('en')} are
              printed at once. Choose fewer, or fewer copies.
            </Note>
          )}
          {count > 0 && settings.shows.qr && (
            <AddressNote labels={labels} url={url} isOnlyHere={isOnlyHere} />
          )}
        </div>
        <div className="stack labels-settings">
          <WhatToPrint
            labels={labels}
            choice={choice}
            subjects={subjects}
            unsent={unsent}
            gone={gone}
            unchecked={unchecked}
            relabelled={relabelled}
            awaited={awaited}
          />
          <SizeChoice labels={labels} settings={settings} sheet={sheet} />
          <PartChoice
            shows={settings.shows}
            onChange={(shows) =>
              labels.send({ type: 'settings.changed', change: { kind: 'values', values: { shows } } })
            }
          />
          <section className="panel" aria-labelledby="labels-print">
            <div className="panel-head">
              <h2 id="labels-print">Printing</h2>
            </div>
            <div className="panel-body labels-fields">
              {perPage(sheet) > 1 && (
                <NumberField
                  key={sheet.id}
                  labels={labels}
                  label="First label"
                  value={run.start + 1}
                  chosen={startsChosen}
                  least={1}
                  most={perPage(sheet)}
                  step={1}
                  onChange={(first) => labels.send({ type: 'run.changed', run: { start: first - 1 } })}
                />
              )}
              <NumberField
                labels={labels}
                label="Copies of each"
                value={run.copies}
                least={1}
                most={COPIES_MOST}
                step={1}
                onChange={(copies) => labels.send({ type: 'run.changed', run: { copies } })}
              />
              <label className="labels-check labels-wide">
                <input
                  type="checkbox"
                  checked={run.outlines}
                  onChange={({ target }) =>
                    labels.send({ type: 'run.changed', run: { outlines: target.checked } })
                  }
                />
                Outlines, for a test on plain paper
              </label>
              <p className="help labels-wide">
                {perPage(sheet) > 1 && 'On a used sheet, click its first free label in the preview. '}
                In the browser’s dialog: scale 100 %, margins none, no headers and footers. Print a test with
                outlines first, hold it against a sheet, and correct what is off by the shift.
              </p>
            </div>
          </section>
        </div>
        <div className="stack labels-result">
          {count > 0 && !isTooMany && <LabelNotes print={print} />}
          {count === 0 && !failure && !isBusy && (
            <div className="panel">
              <Empty icon="i-lucide-tag" title="No labels yet" heading="h2">
                <p>{nothingText(choice)}</p>
              </Empty>
            </div>
          )}
          {pages > 0 && (
            <Preview
              print={print}
              pages={pages}
              address={subjects[0] && settings.shows.qr ? labelAddress(url, subjects[0].page) : undefined}
              onStart={(start) => labels.send({ type: 'start.chosen', start })}
            />
          )}
        </div>
      </div>
      <Paper print={canPrint ? print : undefined} />
    </Page>
  );
}

function nothingText(choice: LabelChoice): string {
  switch (choice.kind) {
    case 'location':
      return 'Choose what of the location gets labels: itself, or what is inside.';
    case 'items':
    case 'selected':
      return 'Nothing of what was chosen can be printed yet.';
    case 'nothing':
    case 'range':
      if (choice.kind === 'nothing' && choice.isLost)
        return 'Which items were selected is not known any more, as after a login: select them again, and choose ‘Print labels’ there.';
      return 'Type labels, such as WS-A1 … WS-D5, also of locations that do not exist yet. Or choose ‘Print label’ on a location or an item, or ‘Print labels’ of selected items.';
  }
}

function summary(count: number, pages: number, isTooMany: boolean): string {
  if (count === 0) return 'On sheets of labels or a label printer’s roll.';
  const labels = `${count.toLocaleString('en')} ${count === 1 ? 'label' : 'labels'}`;
  return isTooMany ? labels : `${labels} on ${pages.toLocaleString('en')} ${pages === 1 ? 'page' : 'pages'}`;
}
