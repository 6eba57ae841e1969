import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { isSample } from '../../machines/kit/queryState.ts';
import type { ActedOn } from '../../model/finding/actedOn.ts';
import { locationAtPath } from '../../model/locations/shareUrl.ts';
import { useApp, useDeferred } from '../AppContext.ts';
import { itemCommands } from '../commands/definitions/item.ts';
import { locationCommands } from '../commands/definitions/location.ts';
import { useAllCommands } from '../commands/registry.ts';
import { ASKS_DELETION } from '../commands/useRowCommands.ts';
import { useChoices } from '../ui/useChoices.ts';
import { actionRows, type SecondActions } from './actionRows.ts';
import { commandRow, type PaletteRowData } from './rows.ts';
import { rememberingRows, type Remembering } from './wordRows.ts';
import { isComposing } from '../ui/composing.ts';

/**
 * What else can be done with what a row is of: the list of it, and the keys that lead there and back.
 *
 * @param onChosen hears what one of them was chosen for
 */
export function useSecondActions({ unfound, remember }: Remembering, onChosen: (of: ActedOn) => void) {
  const { locationIndex } = useApp();
  const { palette, share, copyLink, askToDelete } = useDeferred();
  const [here, navigate] = useLocation();
  const tree = useSelector(locationIndex, (state) => state.context.tree);
  const isOnlySample = useSelector(locationIndex, (state) => isSample(state.context.origin));
  const of = useSelector(palette, (state) => state.context.actedOn);
  const isReading = useSelector(palette, (state) => state.hasTag('reading'));
  const commands = useAllCommands();

  const rows = useMemo(() => {
    if (!of) return [];
    const close = () => palette.send({ type: 'palette.closed' });
    const does: SecondActions = {
      leave(act) {
        close();
        // The dialog goes first and gives the focus back; what is done with it then holds.
        queueMicrotask(act);
      },
      navigate,
      askToDeleteLocation: (path) => navigate(path, { state: ASKS_DELETION }),
      askToDelete,
      share,
      copyLink,
      ask: (asked, typed) => palette.send({ type: 'argument.asked', asked, typed }),
      give: (effect) => palette.send({ type: 'argument.given', effect }),
    };
    const command = of.kind === 'command' ? commands.find(({ id }) => id === of.id) : undefined;
    const ownId = of.kind === 'item' ? itemCommands.remove.id : locationCommands.remove.id;
    const isOwnPage =
      of.kind === 'item'
        ? here === `/view/${encodeURIComponent(of.id)}`
        : locationAtPath(here, tree?.byId)?.id === of.id;
    const own = command
      ? [commandRow(command, false, { close })]
      : actionRows(
          of,
          {
            location: tree?.byId.get(of.id),
            isSample: isOnlySample,
            isReading,
            deletesOwn: isOwnPage ? commands.find(({ id }) => id === ownId) : undefined,
          },
          does,
        );
    const [first, ...others] = own;
    return first ? [first, ...rememberingRows(of, first, { unfound, remember }), ...others] : [];
  }, [
    askToDelete,
    commands,
    copyLink,
    here,
    isOnlySample,
    isReading,
    navigate,
    of,
    palette,
    remember,
    share,
    tree,
    unfound,
  ]);
  // Each time it begins with the first one: where somebody was the last time may be what deletes.
  const [visit, setVisit] = useState(0);
  const text = of ? `${visit} ${of.kind} ${of.id}` : '';
  const { active, setActive, move } = useChoices(rows, text);

  const show = (row: PaletteRowData) => {
    if (!row.about) return;
    setVisit(visit + 1);
    palette.send({ type: 'actions.shown', of: row.about });
  };
  const leave = () => palette.send({ type: 'actions.left' });
  const choose = (chosen: PaletteRowData) => {
    if (!of || chosen.isWaiting) return;
    onChosen(of);
    chosen.perform();
  };

  /** Whether a key in the text field was one that leads to the actions of `row`, back, or is theirs. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, row: PaletteRowData | undefined): boolean => {
    const { key, repeat } = event;
    if (isComposing(event)) return false;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    const isEnterForMore = key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!of) {
      if (!isEnterForMore && !(key === 'ArrowRight' && isPlain && isCaretAtEnd(event.currentTarget))) {
        return false;
      }
      if (row?.hasMore) show(row);
      // Without any there is nothing to be done by mistake.
      else if (!isEnterForMore) return false;
    } else if (move(event)) {
      return true;
    } else if (key === 'Enter') {
      const chosen = rows[active];
      // The key that has led here may still be held.
      if (chosen && !repeat && !isEnterForMore) choose(chosen);
    } else if (isPlain && ['Escape', 'ArrowLeft', 'Backspace'].includes(key)) leave();
    else if (!isPlain || key !== 'ArrowRight') return false;
    event.preventDefault();
    return true;
  };

  return { of, rows, text, active, setActive, choose, show, leave, onKeyDown };
}

function isCaretAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}
