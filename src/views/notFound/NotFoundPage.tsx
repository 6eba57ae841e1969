import { Link } from 'wouter';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Page } from '../ui/Page.tsx';

export default function NotFoundPage() {
  return (
    <Page>
      <div className="message-page">
        <p className="message-code">404</p>
        <PageTitle title="Oops! Page not found" />
        <p>There is no page at this address.</p>
        <Link href="/" className="button">
          Return to Home
        </Link>
      </div>
    </Page>
  );
}
