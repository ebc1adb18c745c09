import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useReplaceUser } from '../../../queries/current-user.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import { signInMethodsQuery } from '../../../queries/sign-in-providers.ts';
import { ownConfirmationSchema, passwordConfirmationSchema } from './account-schemas.ts';

export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { data: methods } = useQuery(signInMethodsQuery(useApi()));
  const hasPassword = methods?.hasPassword ?? true;
  return <ConfirmationForm key={String(hasPassword)} {...{ hasPassword, onCancel }} />;
}

interface ConfirmationFormProps {
  hasPassword: boolean;
  onCancel: () => void;
}

function ConfirmationForm({ hasPassword, onCancel }: ConfirmationFormProps) {
  const api = useApi();
  const notify = useToast();
  const navigate = useNavigate();
  const replaceUser = useReplaceUser();
  const checkSession = useSessionCheck();
  const form = useApiForm({
    schema: hasPassword ? passwordConfirmationSchema : ownConfirmationSchema,
    fields: ['password'],
    send: (confirmation) => api.call('DELETE /api/user', { body: confirmation }),
    onSuccess: async () => {
      await navigate('/');
      replaceUser(null);
      notify({
        title: 'Account deleted',
        description: 'Your account has been deleted and you are signed out.',
        tone: 'success',
      });
    },
    onFailure: checkSession,
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <div className="mt-4 mb-6 space-y-3 text-ink-muted">
        <p>
          Your account, progress and settings will be deleted immediately and can't be restored.
        </p>
        <p>
          Your discussions and comments will stay on the site, attributed to{' '}
          <strong className="text-ink">Unknown User</strong>. Delete anything you don't want to
          leave behind first.
        </p>
      </div>
      {hasPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
      <FailureNotice error={form.failure} fallback="Failed to delete account" className="mb-3" />
      <FormButtons onCancel={onCancel}>
        <SubmitButton {...form.button} variant="danger">
          Delete my account
        </SubmitButton>
      </FormButtons>
    </form>
  );
}
