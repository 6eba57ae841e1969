import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect } from 'react';
import type { Upload } from '../../machines/photos/uploads.machine.ts';
import { galleryEntries } from '../../model/photos/gallery.ts';
import { useRovingFocus } from '../lists/useRovingFocus.ts';
import { LinkThumbnail, UploadThumbnail } from './Thumbnail.tsx';
import type { GalleryRef } from './useGallery.ts';

/** Around a cell, for its ring, in px. */
const MARGIN = 8;

/** Scrolls the list alone until a cell of it is in view. */
function scrollWithin(list: Element, cell: Element): void {
  const [frame, at] = [list.getBoundingClientRect(), cell.getBoundingClientRect()];
  const missing = (before: number, after: number): number =>
    before < 0 ? before - MARGIN : after < 0 ? MARGIN - after : 0;
  list.scrollBy({
    left: missing(at.left - frame.left, frame.right - at.right),
    top: missing(at.top - frame.top, frame.bottom - at.bottom),
  });
}

interface PhotoStripProps {
  gallery: GalleryRef;
  uploads: readonly Upload[];
}

/**
 * All photos of an owner, one tab stop: arrows, Home and End select, Enter opens full size, Delete asks and removes.
 */
export function PhotoStrip({ gallery, uploads }: PhotoStripProps) {
  const photos = useSelector(gallery, (state) => state.context.photos);
  const roving = useRovingFocus<HTMLUListElement>();
  const strip = roving.ref;
  const entries = galleryEntries(photos);
  const { selected } = photos;

  const select = (id: string) => gallery.send({ type: 'entry.selected', id });
  const open = (id: string) => {
    select(id);
    gallery.send({ type: 'viewer.opened' });
  };

  // The viewer gives the focus back to the thumbnail it was opened from; another one may be selected by now.
  const isViewing = useSelector(gallery, (state) => state.matches({ viewer: 'open' }));
  useEffect(() => {
    if (isViewing || strip.current?.contains(document.activeElement) !== true) return;
    strip.current.querySelector<HTMLElement>('[aria-current=true]')?.focus();
  }, [isViewing, strip]);

  // What is selected is in view in the strip: a new upload stands at the end. The page stays where it is.
  useEffect(() => {
    const cell = selected === undefined ? null : strip.current?.querySelector('[aria-current=true]');
    if (strip.current && cell) scrollWithin(strip.current, cell);
  }, [selected, strip]);

  const onKeyDown = (event: KeyboardEvent) => {
    const id = cellOf(event.target);
    if (id === undefined) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      open(id);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      gallery.send({ type: 'deletion.requested', id });
    } else {
      roving.onKeyDown(event);
      const next = event.defaultPrevented ? cellOf(document.activeElement) : undefined;
      if (next !== undefined) select(next);
    }
  };

  return (
    <ul {...roving} className="thumbs" aria-label="Images" onKeyDown={onKeyDown}>
      {entries.map(({ id, key, link }, at) => {
        const upload = uploads.find((each) => each.id === id);
        const name = link?.image.filename ?? upload?.ref.getSnapshot().context.filename ?? '';
        const props = {
          label: `Image ${at + 1} of ${entries.length}${name === '' ? '' : `, ${name}`}`,
          isSelected: id === selected,
          onSelect: () => select(id),
          onOpen: () => open(id),
        };
        return (
          <li key={key} data-cell={id}>
            {link ? (
              <LinkThumbnail {...props} link={link} onBroken={() => gallery.send({ type: 'photo.broken' })} />
            ) : (
              upload && <UploadThumbnail {...props} upload={upload} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The id of the entry that an element belongs to. */
function cellOf(element: EventTarget | null): string | undefined {
  return element instanceof Element
    ? element.closest<HTMLElement>('[data-cell]')?.dataset['cell']
    : undefined;
}
