import { Link } from 'react-router';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { SubmitButton } from '../../components/ui/submit-button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../lib/toast.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { useReplaceUser } from '../../queries/current-user.ts';
import { loginSchema } from './auth-schemas.ts';

export function LoginForm() {
  const api = useApi();
  const notify = useToast();
  const replaceUser = useReplaceUser();
  const form = useApiForm({
    schema: loginSchema,
    fields: ['email', 'password'],
    send: (login) => api.call('POST /api/login', { body: login }),
    onSuccess: (user) => {
      replaceUser(user);
      notify({
        title: 'Login successful',
        description: `Welcome back, ${user.username}!`,
        tone: 'success',
      });
    },
    onFailure: (error) =>
      notify({
        title: 'Login failed',
        description: failureText(error, 'Invalid email or password'),
        tone: 'destructive',
      }),
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      <div className="mt-1 grid">
        <SubmitButton {...form.button}>Sign in</SubmitButton>
      </div>
      <p className="mt-4 text-sm">
        <Link to="/forgot-password" className="text-link">
          Forgot password?
        </Link>
      </p>
    </form>
  );
}
