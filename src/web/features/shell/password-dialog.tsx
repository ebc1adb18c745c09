import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FormButtons } from '../../components/ui/form-buttons.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { SubmitButton } from '../../components/ui/submit-button.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useCurrentUser } from '../../queries/current-user.ts';
import { signInMethodsQuery } from '../../queries/sign-in-providers.ts';
import { ConfirmByPasskey } from './confirm-by-passkey.tsx';
import { SignInAgain } from './sign-in-again.tsx';

export interface PasswordDialogProps {
  isOpen: boolean;
  onClose: (isEntered: boolean) => void;
}

export function PasswordDialog({ isOpen, onClose }: PasswordDialogProps) {
  const { data: methods } = useQuery({ ...signInMethodsQuery(useApi()), enabled: isOpen });
  const hasPassword = methods?.hasPassword ?? true;
  const title = hasPassword ? 'Enter your password to go on' : "Confirm that it's you to go on";
  return (
    <Dialog title={title} isOpen={isOpen} onClose={() => onClose(false)}>
      {hasPassword && <PasswordForm onClose={onClose} />}
      {!hasPassword && <ConfirmByPasskey onConfirmed={() => onClose(true)} />}
      {methods && <SignInAgain methods={methods} onCancel={() => onClose(false)} />}
    </Dialog>
  );
}

function PasswordForm({ onClose }: Pick<PasswordDialogProps, 'onClose'>) {
  const api = useApi();
  const { data: user } = useCurrentUser();
  const field = useRef<HTMLInputElement>(null);
  const confirmation = useMutation({
    mutationFn: (password: string) => api.call('POST /api/reauthenticate', { body: { password } }),
    onSuccess: () => onClose(true),
    onError: (error) => {
      // The session has ended, which the waiting call will say.
      if (error instanceof ApiError && error.status === 401) onClose(true);
      field.current?.focus();
      field.current?.select();
    },
  });
  const { error, isPending } = confirmation;
  const wrong = error instanceof ApiError ? error.fieldErrors.password : undefined;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) confirmation.mutate(field.current?.value ?? '');
      }}
    >
      <p className="mt-3 mb-5 text-ink-muted">
        This protects your account from anyone who finds you signed in. You won't be asked again for
        15 minutes.
      </p>
      {/* Tells password managers whose password this is. */}
      <input
        type="text"
        name="account"
        autoComplete="username"
        value={user?.email ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        ref={field}
        label="Your password"
        name="password"
        autoComplete="current-password"
        error={wrong}
      />
      <p role="alert" className="mb-3 text-danger text-sm empty:hidden">
        {error && !wrong && failureText(error, 'Something went wrong. Please try again.')}
      </p>
      <ConfirmByPasskey onConfirmed={() => onClose(true)} />
      <FormButtons onCancel={() => onClose(false)}>
        <SubmitButton isBlocked={isPending} isPending={isPending}>
          Continue
        </SubmitButton>
      </FormButtons>
    </form>
  );
}
