import { Link } from 'react-router';
import type { User } from '#shared/contracts/user.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { UsernameField } from '../../../components/ui/username-field.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { useUpdateUser } from '../../../queries/session-changes.ts';
import { profileSchema } from './account-schemas.ts';

export function ProfileForm({ user }: { user: User }) {
  const api = useApi();
  const notify = useToast();
  const updateUser = useUpdateUser();
  const reportFailure = useReportFailure();
  const form = useApiForm({
    schema: profileSchema,
    fields: ['username', 'email'],
    send: (profile) => api.call('PUT /api/user/profile', { body: profile }),
    onSuccess: (changed) => {
      const isNewEmail = changed.email.toLowerCase() !== user.email.toLowerCase();
      updateUser(changed);
      notify({
        title: 'Profile updated',
        description: isNewEmail
          ? "We've sent a verification email to your new address."
          : 'Your profile has been updated.',
        tone: 'success',
      });
    },
    onFailure: (error) => reportFailure('Failed to update profile', error),
  });
  return (
    <form method="post" noValidate onSubmit={form.submit} className="max-w-md">
      <UsernameField defaultValue={user.username} {...form.field('username')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        defaultValue={user.email}
        {...form.field('email')}
      />
      <VerificationState isVerified={user.isEmailVerified} />
      <SubmitButton {...form.button}>Save changes</SubmitButton>
    </form>
  );
}

function VerificationState({ isVerified }: { isVerified: boolean }) {
  return (
    <p className="mb-6 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {isVerified ? (
        <Badge color="green">Email verified</Badge>
      ) : (
        <>
          <Badge color="orange">Email not verified</Badge>
          <Link to="/request-verification" className="text-link">
            Resend the verification email
          </Link>
        </>
      )}
    </p>
  );
}
