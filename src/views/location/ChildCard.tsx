import { Link } from 'wouter';
import { Icon } from '../ui/Icon.tsx';
import { SmallPhoto } from '../records/SmallPhoto.tsx';
import { Tape } from '../records/Tape.tsx';
import { TypeBadge } from '../records/TypeBadge.tsx';
import { NotSent } from '../records/NotSent.tsx';

interface ChildCardProps {
  id: string;
  name: string;
  description: string;
  label: string;
  type: string;
  /** undefined for sample data, which leads nowhere and cannot be edited. */
  href: string | undefined;
  /** The server does not have it, or not as it is shown. */
  isUnsent?: boolean;
  /** Of its first photo. */
  photo: string | undefined;
}

/** A child location or a container: both lead to their page and to the location form (LOC-40, LOC-44). */
export function ChildCard({
  id,
  name,
  description,
  label,
  type,
  isUnsent = false,
  href,
  photo,
}: ChildCardProps) {
  return (
    <article className="card child-card" data-cell={id} aria-label={name}>
      {photo !== undefined && (
        <span className="child-picture">
          <SmallPhoto url={photo} />
        </span>
      )}
      <h3 className="clip">
        {href === undefined ? (
          name
        ) : (
          <Link href={href} className="card-link" data-main="" title={name}>
            {name}
          </Link>
        )}
      </h3>
      {href !== undefined && (
        <Link
          href={`/edit-location/${encodeURIComponent(id)}`}
          className="icon-button"
          data-action="edit"
          aria-label={`Edit ${name}`}
          title="Edit location"
        >
          <Icon name="i-lucide-pencil" />
        </Link>
      )}
      <p className="clamp-2">{description}</p>
      <div className="card-meta">
        <Tape label={label} />
        {isUnsent ? <NotSent /> : <TypeBadge type={type} />}
      </div>
    </article>
  );
}
