import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';

interface SignupAskedProps {
  email: string;
  onAgain: () => void;
}

/** Takes the place of the form that was just sent, and so the focus too. */
export function SignupAsked({ email, onAgain }: SignupAskedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <MailCheck className="mb-4 size-8 text-accent" aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        Check your email
      </h2>
      <p className="mt-3 text-ink-muted">
        If <strong className="break-words font-medium text-ink">{email}</strong> is not on the list
        yet, a mail with a link to confirm it is on its way. The link works for seven days.
      </p>
      <p className="mt-3 mb-6 text-ink-muted">
        Should it not arrive, look into the spam folder. We send at most one such mail an hour.
      </p>
      <Button variant="secondary" onClick={onAgain}>
        Another address
      </Button>
    </>
  );
}
