import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from './Page.tsx';
import { PageTitle } from './PageTitle.tsx';

interface MessagePageProps {
  title: string;
  text: string;
  /** The text of the link to Home. */
  linkText: string;
  /** Above the title. */
  children?: ReactNode;
}

/** A page that has nothing to show but why, and the way on. */
export function MessagePage({ title, text, linkText, children }: MessagePageProps) {
  return (
    <Page>
      <div className="message-page">
        {children}
        <PageTitle title={title} />
        <p>{text}</p>
        <Link href="/" className="button">
          {linkText}
        </Link>
      </div>
    </Page>
  );
}

/** What both the location page and its form say of a location that is not there. */
export function LocationNotFound() {
  return (
    <MessagePage
      title="Location not found"
      text="The requested location could not be found or has been removed."
      linkText="Return to Home"
    />
  );
}
