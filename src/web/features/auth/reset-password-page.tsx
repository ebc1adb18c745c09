import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/ui/button.tsx';
import { MessageScreen } from '../../components/ui/message-screen.tsx';
import { NeedsScriptsNote } from '../../components/ui/needs-scripts-note.tsx';
import { NewPasswordField } from '../../components/ui/new-password-field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { SubmitButton } from '../../components/ui/submit-button.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../lib/toast.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { useReplaceUser } from '../../queries/current-user.ts';
import { newPasswordFormSchema } from './auth-schemas.ts';

export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const [isRefused, setRefused] = useState(false);
  if (token && !isRefused) {
    return <ResetPasswordForm token={token} onRefused={() => setRefused(true)} />;
  }
  return (
    <MessageScreen
      title="This link does not work"
      takesFocus={isRefused}
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

function ResetPasswordForm({ token, onRefused }: { token: string; onRefused: () => void }) {
  const api = useApi();
  const notify = useToast();
  const navigate = useNavigate();
  const replaceUser = useReplaceUser();
  const form = useApiForm({
    schema: newPasswordFormSchema,
    fields: ['newPassword', 'confirmPassword'],
    send: ({ newPassword }) =>
      api.call('POST /api/reset-password', { body: { token, newPassword } }),
    onSuccess: ({ message }) => {
      // The reset ended every session, including this one.
      replaceUser(null);
      notify({ title: 'Password changed', description: message, tone: 'success' });
      return navigate('/auth', { replace: true });
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'BAD_LINK') return onRefused();
      return notify({
        title: 'Failed to update password',
        description: failureText(error, 'Please try again later.'),
        tone: 'destructive',
      });
    },
  });
  return (
    <MessageScreen title="Choose a new password">
      <p>You'll be signed out everywhere and can sign in with your new password.</p>
      <form method="post" noValidate onSubmit={form.submit} className="max-w-md pt-2 text-ink">
        <NeedsScriptsNote />
        <NewPasswordField label="New password" {...form.field('newPassword', 'confirmPassword')} />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <div className="mt-1 grid">
          <SubmitButton {...form.button}>Change password</SubmitButton>
        </div>
      </form>
    </MessageScreen>
  );
}
