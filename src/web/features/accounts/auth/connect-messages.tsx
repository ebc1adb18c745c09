import type { PendingIdentity } from '#shared/contracts/identity.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { registerPath, signInPath } from '../../../lib/sign-in-path.ts';

/** Comes back here to link the identity to the account that is then signed in. */
const here = { pathname: '/connect', search: '' };

export function AccountExists({ identity: { provider, email } }: { identity: PendingIdentity }) {
  return (
    <MessageScreen
      title="You already have an account"
      takesFocus
      actions={
        <ButtonLink to={signInPath(here)} size="medium">
          Sign in to link it
        </ButtonLink>
      }
    >
      <p>
        There is an account with the email address{' '}
        <strong className="break-words text-ink">{email}</strong>, but it is not linked to{' '}
        {provider.name} yet.
      </p>
      <p>Please sign in as usual, for example with your password. Then you can link the two.</p>
    </MessageScreen>
  );
}

export function EmailUnconfirmed({ identity: { provider } }: { identity: PendingIdentity }) {
  return (
    <MessageScreen
      title="We need a confirmed email address"
      takesFocus
      actions={
        <>
          <ButtonLink to={registerPath(here)} size="medium">
            Register
          </ButtonLink>
          <ButtonLink to={signInPath(here)} variant="secondary" size="medium">
            Sign in to link it
          </ButtonLink>
        </>
      }
    >
      <p>{provider.name} did not confirm your email address.</p>
      <p>
        Please register with an email address instead. If you have an account already, sign in as
        usual. Then you can link {provider.name}.
      </p>
    </MessageScreen>
  );
}
