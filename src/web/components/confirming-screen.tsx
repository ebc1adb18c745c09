import { failureText } from '../lib/failure-text.ts';
import { Button } from './ui/button.tsx';
import { MessageScreen } from './ui/message-screen.tsx';
import { Spinner } from './ui/spinner.tsx';

interface ConfirmingScreenProps {
  /** One that says nothing about the link. */
  error: Error | null;
  /** What an error means for the link. */
  note: string;
  onRetry: () => void;
}

/** What stands there until an email address is confirmed. */
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
        <p>{failureText(error, 'The site did not answer as it should.')}</p>
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
          Confirming an address needs scripts. Please allow them for this site and reload the page,
          or open the link in another browser.
        </p>
      </noscript>
    </MessageScreen>
  );
}
