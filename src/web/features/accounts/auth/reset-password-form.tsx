import { useNavigate } from 'react-router';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { NewPasswordField } from '../../../components/ui/new-password-field.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { useToast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useReplaceUser } from '../../../queries/current-user.ts';
import { newPasswordFormSchema } from './auth-schemas.ts';

interface ResetPasswordFormProps {
  token: string;
  /** The link cannot, or can no longer, set a password. */
  onRefused: () => void;
}

const refusals = ['BAD_LINK', 'ADDRESS_UNSETTLED'];

export function ResetPasswordForm({ token, onRefused }: ResetPasswordFormProps) {
  const api = useApi();
  const notify = useToast();
  const tellFailure = useFailureToast();
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
      if (error instanceof ApiError && refusals.includes(error.code ?? '')) return onRefused();
      return tellFailure('Failed to update password', error);
    },
  });
  return (
    <MessageScreen title="Choose a new password">
      <p>You'll be signed out everywhere and can sign in with your new password.</p>
      <form method="post" noValidate onSubmit={form.submit} className="max-w-md pt-2 text-ink">
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
