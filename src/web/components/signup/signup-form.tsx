import { useState } from 'react';
import type { SignupList } from '#shared/contracts/newsletter.ts';
import { useApi } from '../../lib/app-context.ts';
import { useFailureToast } from '../../lib/failure-toast.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { useCurrentUser } from '../../queries/current-user.ts';
import { Card } from '../ui/card.tsx';
import { NeedsScriptsNotice } from '../ui/needs-scripts-notice.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { newSignupSchema } from './signup-schemas.ts';
import { SignupSent } from './signup-sent.tsx';

interface SignupFormProps {
  list: SignupList;
  /** The button's label. */
  children: string;
}

export function SignupForm({ list, children }: SignupFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Card className="max-w-xl px-5 pt-6 pb-7 sm:px-8 sm:pt-8">
      {sentTo === null ? (
        <EmailForm list={list} onSent={setSentTo}>
          {children}
        </EmailForm>
      ) : (
        <SignupSent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
    </Card>
  );
}

interface EmailFormProps extends SignupFormProps {
  onSent: (email: string) => void;
}

function EmailForm({ list, onSent, children }: EmailFormProps) {
  const api = useApi();
  const tellFailure = useFailureToast();
  const { data: user } = useCurrentUser();
  const form = useApiForm({
    schema: newSignupSchema,
    fields: ['email'],
    send: (signup) => api.call(`POST /api/${list}`, { body: signup }),
    onSuccess: (_response, { email }) => onSent(email),
    onFailure: (error) => tellFailure('Sign-up failed', error),
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <NeedsScriptsNotice />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        defaultValue={user?.email}
        {...form.field('email')}
      />
      <SubmitButton {...form.button}>{children}</SubmitButton>
      <p className="mt-4 text-ink-muted text-sm">
        We'll email you a link to confirm your address. Unsubscribe any time with one click.
      </p>
    </form>
  );
}
