import { Link } from 'react-router';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { loginSchema } from './auth-schemas.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import type { Step } from './use-step.ts';
import { useWelcome } from './use-welcome.ts';

interface LoginFormProps {
  /** The password is right, but a second step is needed. */
  onSecondStep: (step: Step) => void;
  takesFocus: boolean;
}

export function LoginForm({ onSecondStep, takesFocus }: LoginFormProps) {
  const api = useApi();
  const tellFailure = useFailureToast();
  const welcome = useWelcome();
  const form = useApiForm({
    schema: loginSchema,
    fields: ['email', 'password'],
    send: (login) => api.call('POST /api/login', { body: login }),
    onSuccess: welcome,
    onFailure: (error) => {
      if (error instanceof ApiError && error.token) {
        return onSecondStep({ token: error.token, hasApp: error.code === 'SECOND_FACTOR' });
      }
      return tellFailure('Login failed', error, 'Invalid email or password');
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username webauthn"
        autoFocus={takesFocus}
        {...form.field('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      <div className="mt-1 grid">
        <SubmitButton {...form.button}>Sign in</SubmitButton>
      </div>
      <PasskeySignIn />
      <p className="mt-4 text-sm">
        <Link to="/forgot-password" className="text-link">
          Forgot password?
        </Link>
      </p>
    </form>
  );
}
