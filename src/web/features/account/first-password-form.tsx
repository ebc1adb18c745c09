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
import { signInMethodsQuery } from '../../queries/sign-in-providers.ts';
import { firstPasswordFormSchema } from './account-schemas.ts';

/** For an account that signs in with a provider. */
export function FirstPasswordForm({ user }: { user: User }) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const noteSessionEnd = useNoteSessionEnd();
  const form = useApiForm({
    schema: firstPasswordFormSchema,
    fields: ['newPassword', 'confirmPassword'],
    send: ({ newPassword }) => api.call('PUT /api/user/password', { body: { newPassword } }),
    onSuccess: () => {
      notify({
        title: 'Password set',
        description: 'You can now sign in with it. Every other device was signed out.',
        tone: 'success',
      });
      return Promise.all([
        queries.invalidateQueries(sessionsQuery(api)),
        queries.invalidateQueries(signInMethodsQuery(api)),
      ]);
    },
    onFailure: (error) => {
      noteSessionEnd(error);
      notify({
        title: 'Failed to set a password',
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
      <NewPasswordField label="New password" {...form.field('newPassword', 'confirmPassword')} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <div className="mt-1">
        <SubmitButton {...form.button}>Set password</SubmitButton>
      </div>
    </form>
  );
}
