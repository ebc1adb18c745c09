import { failureText } from '../lib/failure-text.ts';
import { Button } from './ui/button.tsx';
import { MessageScreen } from './ui/message-screen.tsx';
import { Spinner } from './ui/spinner.tsx';

interface ConfirmingScreenProps {
  /** Not for a rejected link, which has a screen of its own. */
  error: Error | null;
  /** Whether the link can still be used after an error. */
  note: string;
  onRetry: () => void;
}

/** Shown until an email address is confirmed. */
export function ConfirmingScreen({ error, note, onRetry }: ConfirmingScreenProps) {
  if (error) {
    return (
      <MessageScreen
        title="Not confirmed yet"
        takesFocus
        actions={
          <Button size="medium" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p>{failureText(error, 'The site returned an unexpected response.')}</p>
        <p>{note}</p>
      </MessageScreen>
    );
  }
  return (
    <MessageScreen title="Confirming your email address">
      <div className="needs-scripts flex items-center gap-3">
        <Spinner label="Confirming your email address…" />
        <p>One moment, please.</p>
      </div>
      <noscript>
        <p>
          Confirming an email address requires JavaScript. Please enable it for this site and reload
          the page, or open the link in another browser.
        </p>
      </noscript>
    </MessageScreen>
  );
}
