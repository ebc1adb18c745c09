import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { NotYet, OneMoment } from '../../../components/one-moment.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { resetLinkQuery } from '../../../queries/reset-link.ts';
import { ReleaseEmail } from './release-email.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  return token ? <CheckedLink key={token} token={token} /> : <BadLink />;
}

/** The link sets a password, or gives up an address while the account may still lose it. */
function CheckedLink({ token }: { token: string }) {
  const link = useQuery(resetLinkQuery(useApi(), token));
  const checkAgain = () => void link.refetch();
  if (link.error instanceof ApiError && link.error.status === 400) {
    return <BadLink takesFocus={link.data !== undefined} />;
  }
  const title = 'Choose a new password';
  if (link.error) {
    const note = "Your link hasn't been used.";
    return <NotYet title={title} error={link.error} onRetry={checkAgain} note={note} />;
  }
  if (!link.data) {
    return (
      <OneMoment title={title} label="Checking your link…">
        This form requires JavaScript. Please enable it for this site and reload the page.
      </OneMoment>
    );
  }
  const { lockedUntil } = link.data;
  return lockedUntil === null ? (
    <ResetPasswordForm token={token} onRefused={checkAgain} />
  ) : (
    <ReleaseEmail token={token} lockedUntil={lockedUntil} onRefused={checkAgain} />
  );
}

function BadLink({ takesFocus = false }: { takesFocus?: boolean }) {
  return (
    <MessageScreen
      title="This link does not work"
      takesFocus={takesFocus}
      actions={
        <>
          <ButtonLink to="/forgot-password" size="medium">
            Request a new link
          </ButtonLink>
          <ButtonLink to="/" variant="secondary" size="medium">
            Back to the home page
          </ButtonLink>
        </>
      }
    >
      <p>
        This link is invalid or has expired. Each link works once, within one hour, and requesting a
        new one cancels the previous one.
      </p>
    </MessageScreen>
  );
}
