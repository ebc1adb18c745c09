import { useEffect, useRef } from 'react';
import { returnUrl } from '#shared/domain/return-url.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { nextStep } from './next-step.ts';

interface RegisteredProps {
  email: string;
  returnTo: string | null;
}

/** Shown before the redirect of signed-in users, so that they can read it. */
export function Registered({ email, returnTo }: RegisteredProps) {
  const { to, label } = nextStep(returnTo);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        Check your email
      </h2>
      <p className="mt-4">
        We've sent a verification email to <strong className="break-words">{email}</strong>. Please
        follow the link in it within 24 hours. Don't see it? Check your spam folder.
      </p>
      <p className="mt-3 text-ink-muted">You're signed in, so you can go on right away.</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={to} size="medium">
          {label}
        </ButtonLink>
        <ButtonLink to={signInPath(returnUrl(returnTo))} replace variant="secondary" size="medium">
          Go to Login
        </ButtonLink>
      </div>
    </div>
  );
}
