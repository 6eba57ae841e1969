import { Link } from 'wouter';
import { Page } from '../ui/Page.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

/** What both the location page and its form say of a location that is not there. */
export function LocationNotFound() {
  return (
    <Page>
      <div className="message-page">
        <PageTitle title="Location not found" />
        <p>The requested location could not be found or has been removed.</p>
        <Link href="/" className="button">
          Return to Home
        </Link>
      </div>
    </Page>
  );
}
