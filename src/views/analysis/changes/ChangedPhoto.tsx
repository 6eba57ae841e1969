import type { CSSProperties, ReactNode } from 'react';
import type { BoundingBox } from '../../../../contract/analysis/box.ts';
import type { PhotoLink } from '../../../model/photos/photos.ts';
import { PhotoImage } from '../../images/PhotoImage.tsx';
import { Moment } from '../../ui/Moment.tsx';

interface ChangedPhotoProps {
  title: string;
  /** undefined where it is not among the photos of the location any more. */
  link: PhotoLink | undefined;
  /** Of each difference in this photo, in their order. */
  boxes: readonly (BoundingBox | null)[];
  lit: number | undefined;
  onChoose(index: number): void;
}

/**
 * One of the two photos with a numbered outline around each difference. For the pointer only: the list says the same to
 * everybody.
 */
export function ChangedPhoto({ title, link, boxes, lit, onChoose }: ChangedPhotoProps): ReactNode {
  const hasLit = lit !== undefined && boxes[lit] !== null && boxes[lit] !== undefined;
  return (
    <figure className="changed-photo">
      <figcaption>
        <b>{title}</b>
        {link?.image.created_at && <Moment at={link.image.created_at} />}
      </figcaption>
      {link ? (
        <div className="outlined" data-lit={hasLit || undefined}>
          <PhotoImage
            key={link.imageId}
            image={link.image}
            size="preview"
            alt={`${title}: ${link.image.filename}`}
          />
          <div className="outlines" aria-hidden="true">
            {boxes.map(
              (box, index) =>
                box && (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list has the keys
                  <div
                    // A difference has no id of its own, and the list never changes its order.
                    key={index}
                    className="outline"
                    data-lit={index === lit || undefined}
                    style={placeOf(box)}
                    onClick={() => onChoose(index)}
                  >
                    <span>{index + 1}</span>
                  </div>
                ),
            )}
          </div>
        </div>
      ) : (
        <p className="help">This photo is not among those of the location any more.</p>
      )}
    </figure>
  );
}

/** A box in thousandths of the photo, as a place on it. */
function placeOf({ x, y, width, height }: BoundingBox): CSSProperties {
  return { left: `${x / 10}%`, top: `${y / 10}%`, width: `${width / 10}%`, height: `${height / 10}%` };
}
