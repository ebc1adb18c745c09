import { NotYet, OneMoment } from './one-moment.tsx';

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
      <NotYet title="Not confirmed yet" takesFocus error={error} onRetry={onRetry} note={note} />
    );
  }
  return (
    <OneMoment title="Confirming your email address" label="Confirming your email address…">
      Confirming an email address requires JavaScript. Please enable it for this site and reload the
      page, or open the link in another browser.
    </OneMoment>
  );
}
