import { NewPasswordField } from '../../components/ui/new-password-field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { SubmitButton } from '../../components/ui/submit-button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../lib/toast.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { useReplaceUser } from '../../queries/current-user.ts';
import { useSettings } from '../../queries/settings.ts';
import { registrationFormSchema } from './auth-schemas.ts';

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const api = useApi();
  const notify = useToast();
  const replaceUser = useReplaceUser();
  const { app_title } = useSettings();
  const form = useApiForm({
    schema: registrationFormSchema,
    fields: ['username', 'email', 'password', 'confirmPassword'],
    send: ({ username, email, password }) =>
      api.call('POST /api/register', { body: { username, email, password } }),
    onSuccess: (user) => {
      onRegistered(user.email);
      replaceUser(user);
      notify({
        title: 'Registration successful',
        description: `Welcome to ${app_title}! We've sent a verification email to your address.`,
        tone: 'success',
      });
    },
    onFailure: (error) =>
      notify({
        title: 'Registration failed',
        description: failureText(error, 'Could not create account'),
        tone: 'destructive',
      }),
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <TextField
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <NewPasswordField label="Password" {...form.field('password', 'confirmPassword')} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <div className="mt-1 grid">
        <SubmitButton {...form.button}>Register</SubmitButton>
      </div>
    </form>
  );
}
