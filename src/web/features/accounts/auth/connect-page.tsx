import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { NotYet, OneMoment } from '../../../components/one-moment.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { pendingIdentityQuery } from '../../../queries/sign-in-providers.ts';
import { AccountExists, EmailUnconfirmed } from './connect-messages.tsx';
import { LinkIdentity } from './link-identity.tsx';
import { ProviderAccountForm } from './provider-account-form.tsx';

/** Where people come back from a provider whose identity is not linked to an account. */
export function ConnectPage() {
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const { data: user, isPending: isUserPending } = useCurrentUser();
  const query = pendingIdentityQuery(useApi());
  const { data: identity, error, refetch } = useQuery({ ...query, enabled: !isDone });

  function leave(to: string) {
    setDone(true);
    void navigate(to, { replace: true });
  }

  if (error instanceof ApiError && error.status === 404 && !isDone) return <Expired />;
  if (error && !isDone) {
    return <NotYet title="Not signed in yet" takesFocus error={error} onRetry={refetch} />;
  }
  if (isDone || !identity || isUserPending) {
    return (
      <OneMoment title="Signing in" label="Signing in…">
        This page requires JavaScript. Please enable it for this site and reload the page.
      </OneMoment>
    );
  }
  if (user) return <LinkIdentity identity={identity} user={user} onLeave={leave} />;
  if (identity.email === null) return <EmailUnconfirmed identity={identity} />;
  if (identity.isTaken) return <AccountExists identity={identity} />;
  return <ProviderAccountForm identity={identity} email={identity.email} onLeave={leave} />;
}

function Expired() {
  return (
    <MessageScreen
      title="This attempt has expired"
      takesFocus
      actions={
        <ButtonLink to="/auth" size="medium">
          Sign in
        </ButtonLink>
      }
    >
      <p>You have 15 minutes to finish, in the same browser. Please start again.</p>
    </MessageScreen>
  );
}
