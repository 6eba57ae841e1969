import { Link } from 'wouter';
import type { Location } from '../../../contract/entities.ts';
import { areaIcon, areaOf, cardTitle } from '../../model/locations/areaTitle.ts';
import { locationCount } from '../../model/items/counts.ts';
import { Icon } from '../ui/Icon.tsx';
import { SmallPhoto } from '../records/SmallPhoto.tsx';
import { Tape } from '../records/Tape.tsx';
import { NotSent } from '../records/NotSent.tsx';
import { useUnsentLocations } from '../unsent/useUnsent.ts';

/** The classes stand here in full, so that the icon extraction sees them. */
const ICONS: Readonly<Record<string, string>> = {
  warehouse: 'i-lucide-warehouse',
  hammer: 'i-lucide-hammer',
  briefcase: 'i-lucide-briefcase',
  'cooking-pot': 'i-lucide-cooking-pot',
  cpu: 'i-lucide-cpu',
  triangle: 'i-lucide-triangle',
};

interface AreaCardProps {
  location: Location;
  childCount: number;
  /** Below the main areas: the name is the larger line there. */
  isDeep: boolean;
  /** Sample data: it leads nowhere but into itself, and cannot be edited. */
  isSample: boolean;
  onDescend(): void;
}

/**
 * A location in the drill-down. With children its link descends; a leaf names itself and leads to its page.
 * The heading is the area where there is one (HOME-15), the name its second line.
 */
export function AreaCard({ location, childCount, isDeep, isSample, onDescend }: AreaCardProps) {
  const isUnsent = useUnsentLocations().some(({ id }) => id === location.id);
  const isLeaf = childCount === 0;
  const title = cardTitle(location);
  const icon = areaIcon(areaOf(location));
  const classes = ['card', 'area-card', isLeaf && 'area-card-leaf', isDeep && 'area-card-deep'];
  return (
    <article className={classes.filter(Boolean).join(' ')} data-cell={location.id} aria-label={location.name}>
      <span className="area-card-icon" data-icon={icon}>
        <Icon name={ICONS[icon] ?? 'i-lucide-warehouse'} />
        <SmallPhoto url={location.thumbnail_url} />
      </span>
      <div className="area-card-text">
        <h3 className="clip">
          {isLeaf ? (
            title
          ) : (
            <Link
              href={`/?at=${encodeURIComponent(location.id)}`}
              className="card-link"
              data-main=""
              aria-label={title === location.name ? title : `${title}: ${location.name}`}
              onClick={(event) => descend(event, onDescend)}
            >
              {title}
            </Link>
          )}
        </h3>
        {title !== location.name && <p className="area-card-name clip">{location.name}</p>}
        {location.description !== '' && <p className="area-card-description clip">{location.description}</p>}
        <div className="card-meta">
          <Tape label={location.label} />
          {isUnsent && <NotSent />}
          {isLeaf && !isSample && (
            <Link
              href={`/location/${encodeURIComponent(location.id)}`}
              className="card-link link"
              data-main=""
              aria-label={`Go to Details of ${location.name}`}
            >
              Go to Details
            </Link>
          )}
          {!isLeaf && locationCount(childCount)}
        </div>
      </div>
      <div className="area-card-side">
        {!isSample && (
          <Link
            href={`/edit-location/${encodeURIComponent(location.id)}`}
            className="icon-button icon-button-small"
            data-action="edit"
            aria-label={`Edit ${location.name}`}
            title="Edit location"
          >
            <Icon name="i-lucide-pencil" />
          </Link>
        )}
        {!isLeaf && <Icon name="i-lucide-chevron-right" />}
      </div>
    </article>
  );
}

/** A plain click descends; one that asks for a new tab or window stays the browser's. */
function descend(
  event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; preventDefault(): void },
  onDescend: () => void,
): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  onDescend();
}
