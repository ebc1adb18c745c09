import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contracts/user.ts';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { sessionsQuery } from '../../../queries/sessions.ts';
import { passwordFormSchema } from './account-schemas.ts';
import { NewPasswordForm } from './new-password-form.tsx';

export function PasswordForm({ user }: { user: User }) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  const form = useApiForm({
    schema: passwordFormSchema,
    fields: ['currentPassword', 'newPassword', 'confirmPassword'],
    send: ({ currentPassword, newPassword }) =>
      api.call('PUT /api/user/password', { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      form.clear();
      notify({
        title: 'Password updated',
        description: 'Your password has been changed. All other devices were signed out.',
        tone: 'success',
      });
      return queries.invalidateQueries(sessionsQuery(api));
    },
    onFailure: (error) => reportFailure('Failed to update password', error),
  });
  return (
    <NewPasswordForm
      user={user}
      onSubmit={form.submit}
      newPassword={form.field('newPassword', 'confirmPassword')}
      confirmPassword={form.field('confirmPassword')}
      button={form.button}
      label="Change password"
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
    </NewPasswordForm>
  );
}
