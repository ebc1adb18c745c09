import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';

interface SignupSentProps {
  email: string;
  onAgain: () => void;
}

/** Replaces the form after it is sent, and takes the focus. */
export function SignupSent({ email, onAgain }: SignupSentProps) {
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
        yet, we've sent it an email with a confirmation link. The link works for seven days.
      </p>
      <p className="mt-3 mb-6 text-ink-muted">
        Don't see it? Check your spam folder. We send this email at most once an hour.
      </p>
      <Button variant="secondary" onClick={onAgain}>
        Use another email
      </Button>
    </>
  );
}
