import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { galleryEntries, linkOf } from '../../model/photos/gallery.ts';
import type { PhotoOwner } from '../../model/photos/photos.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import { useDeferred } from '../AppContext.ts';
import { photoCommands } from '../commands/definitions/photos.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { dialogPart } from '../notices/dialogPart.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LargePhoto } from './LargePhoto.tsx';
import { PhotoSources } from './PhotoSources.tsx';
import { UnreadNote } from '../records/UnreadNote.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';
import { UnsentPhotos } from './UnsentPhotos.tsx';
import { UploadRefused } from './UploadRefused.tsx';
import { UploadRows } from './UploadRows.tsx';
import { type GalleryRef, useUploads } from './useGallery.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import '../styles/images/photos.css';

const ImagePickerPart = dialogPart(() => import('./ImagePicker.tsx'));
const PhotoViewerPart = dialogPart(() => import('./PhotoViewer.tsx'));

interface PhotoCardProps {
  gallery: GalleryRef;
  owner: PhotoOwner;
  /** Of the owner. */
  name: string;
  /** Shows the selected photo large above the thumbnails. */
  withLarge?: boolean;
  /** It is known to have photos: room is kept for them while they load. */
  expectsPhotos: boolean;
}

/** The card 'Images' of an item or a location: its photos, those on their way, and the ways to more. */
export function PhotoCard({ gallery, owner, name, withLarge = false, expectsPhotos }: PhotoCardProps) {
  const actor = useDeferred().photos.uploads;
  const uploads = useUploads(owner);
  const state = useSelector(gallery, (snapshot) => snapshot);
  const { photos, failure } = state.context;
  const picker = state.children.picker;
  const entries = galleryEntries(photos);
  const selected = linkOf(photos, photos.selected);
  const isLocal = isLocalId(owner.id);
  const closePicker = () => gallery.send({ type: 'picker.closed' });

  // What had the focus has gone with a photo: go on at the one in its place. Nothing is selected by that.
  const section = useRef<HTMLElement>(null);
  const linkCount = entries.length - photos.uploadIds.length;
  const countBefore = useRef(linkCount);
  useEffect(() => {
    if (linkCount < countBefore.current && document.activeElement === document.body) {
      const find = (what: string) => section.current?.querySelector<HTMLElement>(what);
      const next = find('[data-main][tabindex="0"]') ?? find('.photo-sources button');
      next?.focus();
    }
    countBefore.current = linkCount;
  }, [linkCount]);

  useKeptFocus(section);

  useCommands(
    selected === undefined
      ? []
      : [
          { ...photoCommands.open, perform: () => gallery.send({ type: 'viewer.opened' }) },
          {
            ...photoCommands.remove,
            perform: () => gallery.send({ type: 'deletion.requested', id: selected.id }),
          },
        ],
  );

  return (
    <section ref={section} className="panel photos" aria-labelledby="images-heading">
      <div className="panel-head">
        <h2 id="images-heading">Images</h2>
        {entries.length > 0 && <span className="count">{entries.length}</span>}
        <PhotoSources
          onFiles={(files) => actor.send({ type: 'files.added', owner, files })}
          onBrowse={isLocal ? undefined : () => gallery.send({ type: 'picker.opened' })}
        />
      </div>
      {state.matches({ list: 'failed' }) && (
        <div className="panel-said">
          <LoadFailure
            title="Failed to load images"
            failure={failure}
            onRetry={() => gallery.send({ type: 'retry.requested' })}
          />
        </div>
      )}
      {state.matches({ list: 'loading' }) &&
        entries.length === 0 &&
        (expectsPhotos ? <PhotoSkeleton withLarge={withLarge} /> : <Loading text="Loading images..." />)}
      <UnreadNote of={state.context.photos.links} />
      {state.matches({ list: 'shown' }) && entries.length === 0 && state.context.unsent.length === 0 && (
        <Empty
          icon="i-lucide-images"
          title={
            isLocal
              ? 'No images added yet. Upload an image to get started.'
              : 'No images added yet. Upload an image or browse existing images to get started.'
          }
        >
          <p>
            Choose files<span className="photo-drop-words">, drop them anywhere on this page,</span> or paste
            an image.
          </p>
        </Empty>
      )}
      {entries.length > 0 && (
        <div className="panel-body photos-body">
          {withLarge && <LargePhoto gallery={gallery} uploads={uploads} name={name} />}
          <PhotoStrip gallery={gallery} uploads={uploads} />
          <div className="photo-actions">
            <span className="clip muted">{selected?.image.filename}</span>
            {selected && (
              <>
                <button
                  type="button"
                  className="button button-small button-quiet"
                  aria-haspopup="dialog"
                  onClick={() => gallery.send({ type: 'viewer.opened' })}
                >
                  <Icon name="i-lucide-maximize" />
                  Full size
                  <KeysOf command={photoCommands.open.id} />
                </button>
                <button
                  type="button"
                  className="button button-small button-quiet"
                  onClick={() => gallery.send({ type: 'deletion.requested', id: selected.id })}
                >
                  <Icon name="i-lucide-trash-2" />
                  Delete image
                  <KeysOf command={photoCommands.remove.id} />
                </button>
              </>
            )}
          </div>
        </div>
      )}
      <UploadRows uploads={uploads} />
      <UnsentPhotos gallery={gallery} uploads={uploads} />
      {picker && (
        <ImagePickerPart onClose={closePicker}>
          {(ImagePicker) => <ImagePicker picker={picker} owner={owner} onClose={closePicker} />}
        </ImagePickerPart>
      )}
      {state.matches({ viewer: 'open' }) && (
        <PhotoViewerPart onClose={() => gallery.send({ type: 'viewer.closed' })}>
          {(PhotoViewer) => <PhotoViewer gallery={gallery} name={name} />}
        </PhotoViewerPart>
      )}
      <UploadRefused owner={owner} />
    </section>
  );
}

/** What photos look like while they load, in the size that they will have. */
function PhotoSkeleton({ withLarge }: { withLarge: boolean }) {
  return (
    <div className="panel-body photos-body">
      {withLarge && <div className="photo-large skeleton" />}
      <div className="thumbs">
        <span className="thumb skeleton" />
      </div>
      <p className="photo-actions" role="status">
        <span className="spinner" aria-hidden="true" />
        Loading images...
      </p>
    </div>
  );
}
