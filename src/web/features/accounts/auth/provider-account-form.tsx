import { Link } from 'react-router';
import type { PendingIdentity } from '#shared/contracts/identity.ts';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { UsernameField } from '../../../components/ui/username-field.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { isKeepWished } from '../../../lib/keep-wish.ts';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { providerRegistrationSchema } from './auth-schemas.ts';
import { useRegistrationOutcome } from './use-registration-outcome.ts';

interface ProviderAccountFormProps {
  identity: PendingIdentity;
  email: string;
  onLeave: (to: string) => void;
}

/** Creates an account, for which only a username is needed. */
export function ProviderAccountForm({ identity, email, onLeave }: ProviderAccountFormProps) {
  const { provider, username, returnTo } = identity;
  const api = useApi();
  const form = useApiForm({
    schema: providerRegistrationSchema,
    fields: ['username'],
    send: (body) => api.call('POST /api/pending-identity/account', { body }),
    ...useRegistrationOutcome({
      onRegistered: () => onLeave(returnTo),
      keepsAnswers: isKeepWished,
    }),
  });
  return (
    <MessageScreen title="Choose a username" takesFocus>
      <p>
        Your account will have the email address{' '}
        <strong className="break-words text-ink">{email}</strong>, and you will sign in with{' '}
        {provider.name}.
      </p>
      <form method="post" noValidate onSubmit={form.submit} className="max-w-md pt-2 text-ink">
        <UsernameField
          hint="It appears next to everything you post."
          defaultValue={username}
          {...form.field('username')}
        />
        <div className="mt-1 grid">
          <SubmitButton {...form.button}>Create account</SubmitButton>
        </div>
      </form>
      <p className="text-sm">
        Already have an account?{' '}
        <Link to={signInPath('/connect')} className="text-link">
          Sign in to link it
        </Link>
      </p>
    </MessageScreen>
  );
}
