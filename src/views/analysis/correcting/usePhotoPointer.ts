import { type PointerEvent, useRef } from 'react';
import type { Grid, PhotoPoint } from '../../../../contract/analysis/grid.ts';
import { BOX_SIDE } from '../../../../contract/analysis/box.ts';
import type { CorrectionEvent } from '../../../machines/analysis/gridCorrection.context.ts';
import { isWithin, spanOver } from '../../../model/analysis/gridCells.ts';
import { type GridPart, cellAt, handleOf, partAt } from '../../../model/analysis/gridParts.ts';

/** Pixels within which a pointer means a corner or a line: a finger covers more than a mouse. */
const REACH = { touch: { corner: 28, line: 22 }, mouse: { corner: 16, line: 9 } } as const;
/** A finger that stays within so many pixels taps, and does not drag; what it taps is then rather a cell. */
const TAP = { way: 5, reach: { corner: 24, line: 8 } } as const;

interface Press {
  id: number;
  from: { x: number; y: number };
  part: GridPart | undefined;
  /** Where the handle was. */
  handle: PhotoPoint;
  isDrag: boolean;
  /** It draws the frame of a photo that has none. */
  isDrawn?: boolean;
}

interface PhotoPointer {
  grid: Grid | null;
  part: GridPart | undefined;
  send(event: CorrectionEvent): void;
  /** Something was tapped or let go of: the keys go on there. */
  onEnd(): void;
}

let drags = 0;

/** What fingers, pens and mice do to the grid; spread onto an element over the photo, whose first child is its frame. */
export function usePhotoPointer({ grid, part, send, onEnd }: PhotoPointer) {
  const press = useRef<Press>(undefined);
  const drag = useRef(0);

  const placeIn = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.firstElementChild?.getBoundingClientRect();
    const scale = { x: (frame?.width ?? 1) / BOX_SIDE, y: (frame?.height ?? 1) / BOX_SIDE };
    const place = {
      x: (event.clientX - (frame?.left ?? 0)) / scale.x,
      y: (event.clientY - (frame?.top ?? 0)) / scale.y,
    };
    return { place, scale };
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (press.current || event.button !== 0) return;
      const { place, scale } = placeIn(event);
      event.currentTarget.setPointerCapture(event.pointerId);
      const from = { x: event.clientX, y: event.clientY };
      press.current = { id: event.pointerId, from, part: undefined, handle: place, isDrag: false };
      if (!grid) return;
      const cell = cellAt(grid, place);
      const isSelected =
        part?.kind === 'cells' && cell?.kind === 'cells' && isWithin(cell.from, spanOver(grid, part));
      const reach = event.pointerType === 'mouse' ? REACH.mouse : REACH.touch;
      const near = partAt(grid, place, scale, reach);
      // From what is selected more is selected, however near a line is.
      const hit = isSelected && near?.kind !== 'corner' ? cell : near;
      const handle = hit && hit.kind !== 'cells' ? handleOf(grid, hit) : place;
      press.current = { id: event.pointerId, from, part: hit, handle, isDrag: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = press.current;
      if (held?.id !== event.pointerId) return;
      const by = { x: event.clientX - held.from.x, y: event.clientY - held.from.y };
      if (!held.isDrag) {
        if (Math.hypot(by.x, by.y) < TAP.way) return;
        held.isDrag = true;
        drag.current = ++drags;
        // Beside the grid nothing is moved; where there is none, a frame is drawn.
        held.isDrawn = !grid;
        if (held.part) send({ type: 'part.chosen', part: held.part });
      }
      const { place, scale } = placeIn(event);
      if (held.isDrawn) {
        const step = { type: 'frame.drawn', from: held.handle, to: place, drag: drag.current } as const;
        send({ type: 'step.taken', step });
        return;
      }
      if (!grid || !held.part) return;
      if (held.part.kind === 'cells') {
        const cell = cellAt(grid, place);
        if (cell?.kind === 'cells') send({ type: 'range.extended', to: cell.from });
        return;
      }
      const to = { x: held.handle.x + by.x / scale.x, y: held.handle.y + by.y / scale.y };
      send({
        type: 'step.taken',
        step: { type: 'part.dragged', part: held.part, to, drag: drag.current },
      });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = press.current;
      if (held?.id !== event.pointerId) return;
      press.current = undefined;
      const { place, scale } = placeIn(event);
      if (grid && !held.isDrag) {
        send({ type: 'part.chosen', part: partAt(grid, place, scale, TAP.reach) ?? held.part });
      }
      onEnd();
    },
    /** The browser has taken the finger for something else: what was dragged so far is a step as any other. */
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (press.current?.id === event.pointerId) press.current = undefined;
    },
    // The focus stays where it is until the press has ended.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
