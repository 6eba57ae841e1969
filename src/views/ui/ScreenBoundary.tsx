import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isMissingCode, NO_CODE } from './missingCode.ts';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/**
 * Catches a fault while drawing one screen. What the user entered lives in the screen's machine outside this
 * boundary, so 'Try again' draws the same input anew; the details can be copied into a report.
 */
export class ScreenBoundary extends Component<
  ScreenBoundaryProps,
  { fault: Error | undefined; where: string }
> {
  override state = { fault: undefined as Error | undefined, where: '' };

  static getDerivedStateFromError(fault: unknown) {
    return { fault: fault instanceof Error ? fault : new Error(String(fault)) };
  }

  override componentDidCatch(_: Error, info: ErrorInfo) {
    this.setState({ where: info.componentStack ?? '' });
  }

  override render() {
    const { fault, where } = this.state;
    if (!fault) return this.props.children;
    const isMissing = isMissingCode(fault.message);
    const details = `${fault.name}: ${fault.message}\n${where.trim()}\n${window.location.href}`;
    return (
      <div className="message-page" role="alert">
        <h1>{isMissing ? 'This page could not be loaded' : 'Something went wrong on this page'}</h1>
        <p>
          {isMissing
            ? NO_CODE
            : 'What you entered is kept. Try again; if it happens once more, copy the details into a report.'}
        </p>
        <div className="page-actions">
          <button
            type="button"
            className="button button-primary"
            onClick={() => {
              // The browser remembers that the code of a screen failed to load: only a new page asks again.
              if (isMissing) window.location.reload();
              else this.setState({ fault: undefined });
            }}
          >
            Try again
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void navigator.clipboard?.writeText(details).catch(() => undefined)}
          >
            Copy details
          </button>
        </div>
        <details className="error-details">
          <summary>Details</summary>
          <pre>{details}</pre>
        </details>
      </div>
    );
  }
}
