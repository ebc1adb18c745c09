import { NewPasswordField } from '../../../components/ui/new-password-field.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { UsernameField } from '../../../components/ui/username-field.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { registrationFormSchema } from './auth-schemas.ts';
import { useRegistrationOutcome } from './use-registration-outcome.ts';

interface RegisterFormProps {
  onRegistered: (email: string) => void;
  keepsAnswers: boolean;
}

export function RegisterForm({ onRegistered, keepsAnswers }: RegisterFormProps) {
  const api = useApi();
  const outcome = useRegistrationOutcome({
    onRegistered: ({ email }) => onRegistered(email),
    keepsAnswers: () => keepsAnswers,
    news: " We've sent a verification email to your address.",
  });
  const form = useApiForm({
    schema: registrationFormSchema,
    fields: ['username', 'email', 'password', 'confirmPassword'],
    send: ({ username, email, password }) =>
      api.call('POST /api/register', { body: { username, email, password } }),
    ...outcome,
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <UsernameField {...form.field('username')} />
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
