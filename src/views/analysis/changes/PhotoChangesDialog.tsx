import { useActorRef, useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Location } from '../../../../contract/entities.ts';
import { photoChangesMachine } from '../../../machines/analysis/photoChanges.machine.ts';
import {
  isOpen,
  lackingRows,
  readyRows,
  shownRows,
} from '../../../machines/analysis/photoChanges.context.ts';
import { acceptText, changesText, lackingText } from '../../../model/analysis/photoChanges.ts';
import { formatQuantity } from '../../../model/items/formatQuantity.ts';
import type { PhotoLink } from '../../../model/photos/photos.ts';
import { useApp, useDeferred } from '../../AppContext.ts';
import { Keys } from '../../commands/Keys.tsx';
import { useRovingFocus } from '../../lists/useRovingFocus.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Note } from '../../ui/Note.tsx';
import { ChangedPhoto } from './ChangedPhoto.tsx';
import { ChangeItem } from './ChangeItem.tsx';
import '../../styles/analysis/changes.css';
import { isComposing } from '../../ui/composing.ts';

interface PhotoChangesDialogProps {
  imageId: string;
  location: Location;
  /** The photos of the location. */
  links: readonly PhotoLink[];
  onClose(): void;
}

/** What a photo shows that the last one before did not: each difference is accepted or left. */
export default function PhotoChangesDialog({ imageId, location, links, onClose }: PhotoChangesDialogProps) {
  const { photoChanges } = useDeferred();
  const singleKeys = useSelector(useApp().preferences, (snapshot) => snapshot.context.singleKeys);
  const [machine] = useState(() => photoChangesMachine.provide(photoChanges.photoChanges));
  const actor = useActorRef(machine, {
    input: { imageId, locationId: location.id, newId: photoChanges.newId },
  });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { found, failure, placeFailure, items, inside, rows, undoable, deletesGone } = state.context;
  const shown = useMemo(
    () => shownRows({ rows, items, deletesGone, undoable, inside, found }),
    [rows, items, deletesGone, undoable, inside, found],
  );
  const [lit, setLit] = useState<number>();
  const roving = useRovingFocus<HTMLOListElement>();
  const frame = useRef<HTMLDivElement>(null);
  const ready = readyRows(shown).length;
  const lacking = lackingRows(shown);
  const accepted = shown.filter((row) => row.state === 'accepted').length;
  const canUndo = accepted > 0 || shown.some((row) => row.state === 'accepting');
  const left = shown.filter((row) => row.state === 'left').length;

  const mainOf = (index: number) =>
    frame.current?.querySelector<HTMLElement>(`[data-main][data-index="${index}"]`);
  const goTo = (index: number) => {
    setLit(index);
    mainOf(index)?.focus();
  };
  /** To the next one that waits for an answer: it takes one key each. */
  const goOn = (from: number) => {
    const next = shown.findIndex((row, index) => index > from && isOpen(row));
    goTo(next === -1 ? Math.max(0, from) : next);
  };
  const accept = (index: number) => {
    actor.send({ type: 'row.accepted', index });
    if (!actor.getSnapshot().context.rows[index]?.isAsking) goOn(index);
  };
  const leave = (index: number) => {
    actor.send({ type: 'row.left', index });
    goOn(index);
  };
  const acceptAll = () => {
    actor.send({ type: 'all.accepted' });
    const [first] = lacking;
    if (ready > 0 || !first) return;
    const index = shown.indexOf(first);
    setLit(index);
    // Where it was asked for before; a field that comes takes the focus itself.
    mainOf(index)?.closest('[data-cell]')?.querySelector<HTMLElement>('.change-number input')?.focus();
  };
  const undo = () => actor.send({ type: 'undo.requested' });

  // Once they are there the first of them is a key away; whoever has gone elsewhere meanwhile stays there.
  const hasRows = shown.length > 0;
  const first = useRef(goOn);
  useEffect(() => {
    first.current = goOn;
  });
  useEffect(() => {
    if (hasRows && document.activeElement?.matches('.changes [data-autofocus]')) first.current(-1);
  }, [hasRows]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey || !(event.target instanceof Element)) return;
    const isField = event.target.matches('input:not([type=checkbox])');
    const isModified = event.ctrlKey || event.metaKey;
    const main = event.target.closest('[data-cell]')?.querySelector<HTMLElement>('[data-main]');
    const index = main ? Number(main.dataset['index']) : undefined;
    const key = event.key.toLowerCase();
    const perform = isModified
      ? { enter: acceptAll, ...(!isField && canUndo && !event.shiftKey && { z: undo }) }[key]
      : isField
        ? undefined
        : keyOf(key, event.target === main, index);
    if (!perform) return;
    event.preventDefault();
    perform();
  };
  const keyOf = (key: string, isMain: boolean, index: number | undefined): (() => void) | undefined => {
    if (index === undefined) return undefined;
    if (key === 'enter') return isMain ? () => accept(index) : undefined;
    if (!singleKeys) return undefined;
    if (key === 'a') return () => accept(index);
    return key === 'x' ? () => leave(index) : undefined;
  };

  const link = (id: string | null) => links.find((one) => one.imageId === id);
  const isCompared = found !== undefined && found.reason === null;
  return (
    <Dialog
      label="What has changed"
      className="changes"
      onClose={onClose}
      onOutside={() => {}}
      onKeyDown={onKeyDown}
    >
      <div className="dialog-head">
        <h2>What has changed</h2>
        <span className="muted clip push">{location.name}</span>
        <button type="button" className="icon-button" aria-label="Close" data-autofocus="" onClick={onClose}>
          <Icon name="i-lucide-x" />
        </button>
      </div>
      <div className="changes-body" ref={frame}>
        {state.matches('reading') && <Loading text="Comparing the two photos..." />}
        {failure && state.matches('failed') && (
          <Note
            kind="bad"
            title="The photos could not be compared"
            actions={
              <button
                type="button"
                className="button"
                onClick={() => actor.send({ type: 'retry.requested' })}
              >
                Try again
              </button>
            }
          >
            {failure.message}
          </Note>
        )}
        {found && !isCompared && (
          <Empty icon="i-lucide-image-off" title="Not compared">
            <p>{found.reason}</p>
          </Empty>
        )}
        {placeFailure && items === undefined && (
          <Note kind="warn" title="What is recorded here is not known">
            {placeFailure.message} Nothing can be accepted until it is.
          </Note>
        )}
        {isCompared && (
          <>
            <div className="changed-photos">
              <ChangedPhoto
                title="Before"
                link={link(found.since_image_id)}
                boxes={rows.map(({ change }) => change.bounding_box_before)}
                lit={lit}
                onChoose={goTo}
              />
              <ChangedPhoto
                title="Now"
                link={link(imageId)}
                boxes={rows.map(({ change }) => change.bounding_box)}
                lit={lit}
                onChoose={goTo}
              />
            </div>
            {rows.length === 0 ? (
              <Empty icon="i-lucide-check" title="Nothing has changed">
                <p>{same(found.compared)} in both photos.</p>
              </Empty>
            ) : (
              <>
                <p className="changes-said" role="status">
                  <b>{changesText(rows.map(({ change }) => change))}</b>
                  <span className="muted">
                    {formatQuantity(found.compared)} compartments compared
                    {accepted > 0 && `, ${formatQuantity(accepted)} accepted`}
                    {left > 0 && `, ${formatQuantity(left)} left`}
                    {lacking.length > 0 && `, ${lackingText(lacking.length)}`}
                  </span>
                  <span className="changes-keys">
                    <Keys of="Enter" /> accepts <Keys of="x" /> leaves
                  </span>
                </p>
                <ol className="change-list" aria-label="Differences" {...roving}>
                  {shown.map((row, index) => (
                    // A difference has no id of its own, and the list never changes its order.
                    <ChangeItem
                      key={index}
                      actor={actor}
                      shown={row}
                      index={index}
                      deletesGone={deletesGone}
                      isLit={index === lit}
                      onFocused={setLit}
                      onAccept={accept}
                    />
                  ))}
                </ol>
              </>
            )}
          </>
        )}
      </div>
      {rows.length > 0 && (
        <div className="dialog-foot changes-foot">
          <label className="changes-deletes">
            <input
              type="checkbox"
              checked={deletesGone}
              onChange={({ target }) => actor.send({ type: 'deletion.chosen', on: target.checked })}
            />
            Delete what is gone; else its quantity is 0
          </label>
          {accepted > 0 && (
            <button type="button" className="button push" onClick={undo}>
              <Icon name="i-lucide-undo-2" />
              Undo
              <Keys of="mod+z" />
            </button>
          )}
          <button
            type="button"
            className={accepted > 0 ? 'button button-primary' : 'button button-primary push'}
            aria-disabled={ready === 0 && lacking.length === 0}
            onClick={acceptAll}
          >
            {acceptText(ready, lacking.length)}
            {ready + lacking.length > 0 && <Keys of="mod+enter" />}
          </button>
        </div>
      )}
    </Dialog>
  );
}

const same = (compared: number): string =>
  compared === 1
    ? 'The one compartment looks the same'
    : `All ${formatQuantity(compared)} compartments look the same`;
