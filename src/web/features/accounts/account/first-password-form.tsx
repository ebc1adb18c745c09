import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contracts/user.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { sessionsQuery } from '../../../queries/sessions.ts';
import { signInMethodsQuery } from '../../../queries/sign-in-providers.ts';
import { firstPasswordFormSchema } from './account-schemas.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** For an account that signs in with a provider. */
export function FirstPasswordForm({ user }: { user: User }) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  const form = useApiForm({
    schema: firstPasswordFormSchema,
    fields: ['newPassword', 'confirmPassword'],
    send: ({ newPassword }) => api.call('PUT /api/user/password', { body: { newPassword } }),
    onSuccess: () => {
      notify({
        title: 'Password set',
        description: 'You can now sign in with it. All other devices were signed out.',
        tone: 'success',
      });
      return Promise.all([
        queries.invalidateQueries(sessionsQuery(api)),
        queries.invalidateQueries(signInMethodsQuery(api)),
      ]);
    },
    onFailure: (error) => reportFailure('Failed to set a password', error),
  });
  return (
    <NewPasswordForm
      user={user}
      onSubmit={form.submit}
      newPassword={form.field('newPassword', 'confirmPassword')}
      confirmPassword={form.field('confirmPassword')}
      button={form.button}
      label="Set password"
    />
  );
}
