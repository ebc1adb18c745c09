import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { RevertedEmail } from '#shared/contracts/auth.ts';
import { removedKeyNames } from '#shared/domain/removed-keys.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { NeedsScriptsNotice } from '../../../components/ui/needs-scripts-notice.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { currentUserKey } from '../../../queries/current-user.ts';

/** Linked from emails to an old address. Opening it changes nothing: mail scanners do so, too. */
export function RevertEmailPage() {
  const api = useApi();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const token = params.get('token');
  const revert = useMutation({
    mutationFn: (sent: string) => api.call('POST /api/revert-email', { body: { token: sent } }),
    // This browser may have been signed in to the account.
    onSuccess: () => queries.invalidateQueries({ queryKey: currentUserKey }),
  });
  if (revert.data) return <Reverted {...revert.data} />;
  if (!token || isRefused(revert.error)) return <BadLink takesFocus={revert.isError} />;
  return (
    <MessageScreen
      title="Change your email address back?"
      actions={
        <Button
          size="medium"
          disabled={revert.isPending}
          aria-busy={revert.isPending}
          onClick={() => revert.mutate(token)}
        >
          Change it back
        </Button>
      }
    >
      <p>
        Your account will go back to the address this link was sent to, and all devices will be
        signed out. The password will stop working, and so will passkeys and other ways to sign in
        that were added since shortly before the change, or by the person who made it.
      </p>
      <NeedsScriptsNotice />
      <FailureNotice error={revert.error} fallback="The site returned an unexpected response." />
    </MessageScreen>
  );
}

function Reverted({ email, removed, resetToken }: RevertedEmail) {
  const names = removedKeyNames(removed);
  return (
    <MessageScreen
      title="Your email address is back"
      takesFocus
      actions={
        <ButtonLink
          to={`/reset-password?${new URLSearchParams({ token: resetToken })}`}
          size="medium"
        >
          Choose a new password
        </ButtonLink>
      }
    >
      <p>
        Your account uses <strong className="break-words text-ink">{email}</strong> again, and every
        device was signed out. Choose a new password now, in case someone else knows the old one.
      </p>
      {names.length > 0 && (
        <>
          <p>We removed anything someone else may know or have added:</p>
          <ul className="list-disc pl-5 text-ink">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p>Once you're signed in, you can add your own back.</p>
        </>
      )}
    </MessageScreen>
  );
}

function BadLink({ takesFocus }: { takesFocus: boolean }) {
  return (
    <MessageScreen
      title="This link does not work"
      takesFocus={takesFocus}
      actions={
        <>
          <ButtonLink to="/forgot-password" size="medium">
            Choose a new password
          </ButtonLink>
          <ButtonLink to="/" variant="secondary" size="medium">
            Back to the home page
          </ButtonLink>
        </>
      }
    >
      <p>
        This link is invalid, was used already, or is more than 72 hours old. Nothing was changed.
      </p>
      <p>
        If you used it, your address is back. Otherwise, contact the people who run the site for
        help getting your account back.
      </p>
    </MessageScreen>
  );
}

/** Other errors don't mean that the link is bad. */
function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 400;
}
