import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { NeedsScriptsNotice } from '../../../components/ui/needs-scripts-notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { passwordForgottenSchema } from './auth-schemas.ts';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <ForgotPasswordForm onSent={setSentTo} />;
  return (
    <MessageScreen
      title="Check your email"
      icon={<MailCheck className="size-10" aria-hidden="true" />}
      takesFocus
      actions={
        <ButtonLink to="/auth" size="medium">
          Back to sign-in
        </ButtonLink>
      }
    >
      <p>
        If <strong className="break-words text-ink">{sentTo}</strong> has an account, we've sent it
        an email with a link. The link works once, within one hour. Don't see it? Check your spam
        folder.
      </p>
    </MessageScreen>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const api = useApi();
  const tellFailure = useFailureToast();
  const form = useApiForm({
    schema: passwordForgottenSchema,
    fields: ['email'],
    send: (request) => api.call('POST /api/forgot-password', { body: request }),
    onSuccess: (_response, { email }) => onSent(email),
    onFailure: (error) => tellFailure('Request failed', error),
  });
  return (
    <MessageScreen title="Forgot password?">
      <p>Enter your account's email address and we'll send you a link to choose a new password.</p>
      <form method="post" noValidate onSubmit={form.submit} className="max-w-md pt-2 text-ink">
        <NeedsScriptsNotice />
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <div className="mt-1 grid">
          <SubmitButton {...form.button}>Send link</SubmitButton>
        </div>
      </form>
      <p className="text-sm">
        <Link to="/auth" className="text-link">
          Back to sign-in
        </Link>
      </p>
    </MessageScreen>
  );
}
