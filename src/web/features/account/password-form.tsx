import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contracts/user.ts';
import { NewPasswordField } from '../../components/ui/new-password-field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { SubmitButton } from '../../components/ui/submit-button.tsx';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../lib/toast.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { useNoteSessionEnd } from '../../queries/session-changes.ts';
import { sessionsQuery } from '../../queries/sessions.ts';
import { passwordFormSchema } from './account-schemas.ts';

export function PasswordForm({ user }: { user: User }) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const noteSessionEnd = useNoteSessionEnd();
  const form = useApiForm({
    schema: passwordFormSchema,
    fields: ['currentPassword', 'newPassword', 'confirmPassword'],
    send: ({ currentPassword, newPassword }) =>
      api.call('PUT /api/user/password', { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      form.clear();
      notify({
        title: 'Password updated',
        description: 'Your password has been changed. Every other device was signed out.',
        tone: 'success',
      });
      return queries.invalidateQueries(sessionsQuery(api));
    },
    onFailure: (error) => {
      noteSessionEnd(error);
      notify({
        title: 'Failed to update password',
        description: failureText(error, 'Please try again later.'),
        tone: 'destructive',
      });
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.submit} className="max-w-md">
      {/* Tells password managers whose password this is. */}
      <input
        type="text"
        name="account"
        autoComplete="username"
        value={user.email}
        readOnly
        hidden
      />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <NewPasswordField label="New password" {...form.field('newPassword', 'confirmPassword')} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <div className="mt-1">
        <SubmitButton {...form.button}>Change password</SubmitButton>
      </div>
    </form>
  );
}
