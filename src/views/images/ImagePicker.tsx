import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Image } from '../../../contract/photos/images.ts';
import type { imagePickerMachine } from '../../machines/photos/imagePicker.machine.ts';
import { pageCount } from '../../model/items/pages.ts';
import type { PhotoOwner } from '../../model/photos/photos.ts';
import { PICKER_PAGE_SIZE, pickerPage } from '../../model/photos/picker.ts';
import { useDeferred } from '../AppContext.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { UnreadNote } from '../records/UnreadNote.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useRovingFocus } from '../lists/useRovingFocus.ts';
import { PhotoImage } from './PhotoImage.tsx';
import { PickerPages } from './PickerPages.tsx';

interface ImagePickerProps {
  picker: ActorRefFrom<typeof imagePickerMachine>;
  owner: PhotoOwner;
  onClose(): void;
}

/** All images of the host that are not shown already, to choose one from. */
export default function ImagePicker({ picker, owner, onClose }: ImagePickerProps) {
  const state = useSelector(picker, (snapshot) => snapshot);
  const { images, chosen, problem, page, failure } = state.context;
  const { canRemoveForGood } = useDeferred().photos;
  const roving = useRovingFocus<HTMLUListElement>();
  const grid = roving.ref;
  const inside = useRef<HTMLDivElement>(null);
  const count = images?.length ?? 0;
  const pages = pageCount(count, PICKER_PAGE_SIZE);
  const shown = pickerPage(images ?? [], page);
  const isLinking = state.matches({ open: { choice: 'linking' } });

  // Once there is something to choose from, and when what had the focus is gone.
  const hasImages = count > 0;
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement === inside.current;
    if (hasImages && isFree) {
      grid.current?.querySelector<HTMLElement>('[data-main][tabindex="0"]')?.focus();
    }
  }, [hasImages, images, page, grid]);

  const choose = (image: Image) => picker.send({ type: 'image.chosen', id: image.id });
  const copy = () => picker.send({ type: 'copy.requested' });
  const remove = (image: Image) => picker.send({ type: 'removal.requested', image });
  const turn = (to: number) => picker.send({ type: 'page.chosen', page: to });

  const onKeyDown = (event: KeyboardEvent) => {
    const id =
      event.target instanceof Element
        ? event.target.closest('[data-main]')?.parentElement?.dataset['cell']
        : undefined;
    const image = shown.find((each) => each.id === id);
    if (event.key === 'PageDown') turn(page + 1);
    else if (event.key === 'PageUp') turn(page - 1);
    else if (event.key === 'Enter' && image && image.id === chosen?.id) copy();
    else if (event.key === 'Delete' && image && canRemoveForGood()) remove(image);
    else return roving.onKeyDown(event);
    return event.preventDefault();
  };

  return (
    <Dialog label="Browse Existing" className="image-picker" onClose={onClose}>
      {/* Has the focus until there is an image to choose. */}
      <div ref={inside} className="image-picker-inside" tabIndex={-1} data-autofocus="">
        <div className="dialog-head">
          <h2>Browse Existing</h2>
          {images && <span className="count">{count === 1 ? '1 image' : `${count} images`}</span>}
          <button type="button" className="icon-button push" aria-label="Close" onClick={onClose}>
            <Icon name="i-lucide-x" />
          </button>
        </div>
        <div className="dialog-body">
          {state.matches({ open: { list: 'loading' } }) && !images && <Loading text="Loading images..." />}
          {state.matches({ open: { list: 'failed' } }) && (
            <LoadFailure
              title="Failed to load images"
              failure={failure}
              onRetry={() => picker.send({ type: 'retry.requested' })}
            />
          )}
          <UnreadNote of={images} />
          {images && count === 0 && (
            <Empty icon="i-lucide-images" title="No other images">
              <p>Every image that the server has is shown here already. Upload a new one instead.</p>
            </Empty>
          )}
          {count > 0 && (
            <ul {...roving} className="picker-grid" aria-label="Existing images" onKeyDown={onKeyDown}>
              {shown.map((image) => (
                <PickerCell
                  key={image.id}
                  image={image}
                  isChosen={chosen?.id === image.id}
                  onChoose={() => choose(image)}
                  onCopy={copy}
                  onRemove={canRemoveForGood() ? () => remove(image) : undefined}
                />
              ))}
            </ul>
          )}
          <p className="picker-problem" role="alert">
            {problem}
          </p>
        </div>
        <div className="dialog-foot">
          <PickerPages page={page} pages={pages} onChoose={turn} />
          <button
            type="button"
            className="button button-primary push"
            aria-disabled={isLinking}
            onClick={copy}
          >
            {isLinking ? <span className="spinner" aria-hidden="true" /> : <Icon name="i-lucide-plus" />}
            {`Copy to ${owner.kind}`}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

interface PickerCellProps {
  image: Image;
  isChosen: boolean;
  onChoose(): void;
  onCopy(): void;
  /** Undefined on a host that deletes no image. */
  onRemove: (() => void) | undefined;
}

function PickerCell({ image, isChosen, onChoose, onCopy, onRemove }: PickerCellProps) {
  const name = image.filename || 'Image without a name';
  return (
    <li className="picker-cell" data-cell={image.id}>
      <button
        type="button"
        className="thumb"
        data-main=""
        aria-pressed={isChosen}
        aria-label={name}
        title={name}
        onClick={onChoose}
        onDoubleClick={onCopy}
      >
        <PhotoImage image={image} size="thumbnail" alt="" />
      </button>
      <span className="picker-name clip" aria-hidden="true">
        {name}
      </span>
      {onRemove && (
        <button
          type="button"
          className="icon-button icon-button-small"
          aria-label={`Delete ${name} for good`}
          title="Delete for good"
          onClick={onRemove}
        >
          <Icon name="i-lucide-trash-2" />
        </button>
      )}
    </li>
  );
}
