import { failureText } from '../lib/failure-text.ts';
import { Button } from './ui/button.tsx';
import { MessageScreen } from './ui/message-screen.tsx';
import { Spinner } from './ui/spinner.tsx';

interface OneMomentProps {
  title: string;
  label: string;
  /** For browsers without scripts: why waiting won't help. */
  children: React.ReactNode;
}

/** A placeholder for a screen whose message is not known yet. */
export function OneMoment({ title, label, children }: OneMomentProps) {
  return (
    <MessageScreen title={title}>
      <div className="needs-scripts flex items-center gap-3">
        <Spinner label={label} />
        <p>One moment, please.</p>
      </div>
      <noscript>
        <p>{children}</p>
      </noscript>
    </MessageScreen>
  );
}

interface NotYetProps {
  title: string;
  takesFocus?: boolean;
  error: Error;
  onRetry: () => unknown;
  /** What it means for the user. */
  note?: string;
}

/** Shown instead if that failed. */
export function NotYet({ title, takesFocus = false, error, onRetry, note }: NotYetProps) {
  return (
    <MessageScreen
      title={title}
      takesFocus={takesFocus}
      actions={
        <Button size="medium" onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      <p role={takesFocus ? undefined : 'alert'}>
        {failureText(error, 'The site returned an unexpected response.')}
      </p>
      {note && <p>{note}</p>}
    </MessageScreen>
  );
}
