import { useMutation } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { absoluteTime } from '../../../lib/relative-time.ts';

interface ReleaseEmailProps {
  token: string;
  lockedUntil: string;
  /** The link cannot, or can no longer, give up an address. */
  onRefused: () => void;
}

/** For the owner of an account's new address, while the change can still be undone. */
export function ReleaseEmail({ token, lockedUntil, onRefused }: ReleaseEmailProps) {
  const api = useApi();
  const release = useMutation({
    mutationFn: () => api.call('POST /api/release-email', { body: { token } }),
    onError: (error) => {
      if (isRefused(error)) onRefused();
    },
  });
  if (release.isSuccess) return <Released />;
  return (
    <MessageScreen
      title="Is this account yours?"
      takesFocus
      actions={
        <>
          <Button
            size="medium"
            disabled={release.isPending}
            aria-busy={release.isPending}
            onClick={() => release.mutate()}
          >
            Give the address up
          </Button>
          <ButtonLink to="/" variant="secondary" size="medium">
            Keep it for now
          </ButtonLink>
        </>
      }
    >
      <p>
        An account was recently moved to your email address, and its previous address can still take
        it back. You can't choose a new password before{' '}
        <time dateTime={lockedUntil} className="font-medium text-ink">
          {absoluteTime(Date.parse(lockedUntil))}
        </time>
        .
      </p>
      <p>
        <strong className="font-medium text-ink">If it isn't yours,</strong> give the address up.
        The account gets its previous address back, and you can sign up with yours.
      </p>
      <p>
        <strong className="font-medium text-ink">If it is yours,</strong> use the link we sent to
        your previous address to change it back, or give this address up and reset the password
        there. You can also wait.
      </p>
      <FailureNotice
        error={release.error && isRefused(release.error) ? null : release.error}
        fallback="The site returned an unexpected response."
      />
    </MessageScreen>
  );
}

function Released() {
  return (
    <MessageScreen
      title="The address is yours again"
      takesFocus
      actions={
        <>
          <ButtonLink to="/auth?tab=register" size="medium">
            Sign up
          </ButtonLink>
          <ButtonLink to="/forgot-password" variant="secondary" size="medium">
            Reset a password
          </ButtonLink>
        </>
      }
    >
      <p>The account has its previous address back. You can now sign up with yours.</p>
      <p>If the account is yours after all, reset its password from the previous address.</p>
    </MessageScreen>
  );
}

function isRefused(error: Error): boolean {
  return (
    error instanceof ApiError && (error.code === 'BAD_LINK' || error.code === 'ADDRESS_SETTLED')
  );
}
