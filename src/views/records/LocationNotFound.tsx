import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { newLabel } from '../../model/locations/newLabel.ts';
import { Page } from '../ui/Page.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

interface LocationNotFoundProps {
  identifier?: string;
  /** Above the message: what is left of it. */
  children?: ReactNode;
}

/**
 * What both the location page and its form say of a location that is not there. Who has come with a label, as from a
 * tape that was stuck on already, can make the location that it is for.
 */
export function LocationNotFound({ identifier = '', children }: LocationNotFoundProps) {
  const label = newLabel(identifier);
  return (
    <Page>
      {children}
      <div className="message-page">
        <PageTitle title="Location not found" />
        <p>The requested location could not be found or has been removed.</p>
        {label !== undefined && <p>{`No location has the label “${label}”.`}</p>}
        {label !== undefined && (
          <Link href={`/add-location?label=${encodeURIComponent(label)}`} className="button button-primary">
            Create a location with this label
          </Link>
        )}
        <Link href="/" className="button">
          Return to Home
        </Link>
      </div>
    </Page>
  );
}
