import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { SignInMethods } from '#shared/contracts/identity.ts';
import type { TypedProof } from '#shared/contracts/two-factor.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { signInMethodsQuery } from '../../../queries/sign-in-providers.ts';
import { ConfirmByPasskey } from './confirm-by-passkey.tsx';
import { isAboutProof, type NeededProof, neededProof, ProofField } from './proof-field.tsx';
import { SignInAgain } from './sign-in-again.tsx';

export interface PasswordDialogProps {
  isOpen: boolean;
  onClose: (isEntered: boolean) => void;
}

export function PasswordDialog({ isOpen, onClose }: PasswordDialogProps) {
  const { data: methods } = useQuery({ ...signInMethodsQuery(useApi()), enabled: isOpen });
  const hasPassword = methods?.hasPassword ?? true;
  const title = hasPassword ? 'Enter your password to continue' : "Confirm it's you to continue";
  return (
    <Dialog title={title} isOpen={isOpen} onClose={() => onClose(false)}>
      <Confirmation methods={methods} onClose={onClose} />
    </Dialog>
  );
}

interface ConfirmationProps extends Pick<PasswordDialogProps, 'onClose'> {
  methods: SignInMethods | undefined;
}

/** By password, passkey or provider; the server then says if it needs a second factor, too. */
function Confirmation({ methods, onClose }: ConfirmationProps) {
  const [needed, setNeeded] = useState<NeededProof>();
  const [proof, setProof] = useState<TypedProof>();
  const [wrongCode, setWrongCode] = useState<string>();
  const hasPassword = methods?.hasPassword ?? true;
  const field = needed && proof && (
    <ProofField needed={needed} proof={proof} onChange={setProof} error={wrongCode} />
  );
  function askForProof(error: Error) {
    if (!isAboutProof(error)) return;
    const missing = neededProof(error);
    if (missing) {
      setNeeded(missing);
      setProof({ kind: missing.kind, code: '' });
    }
    setWrongCode(error.fieldErrors['proof.code']);
  }
  return (
    <>
      {hasPassword && (
        <PasswordForm proof={proof} onFailure={askForProof} onClose={onClose}>
          {field}
        </PasswordForm>
      )}
      {!hasPassword && (
        <>
          <ConfirmByPasskey onConfirmed={() => onClose(true)} />
          {field}
        </>
      )}
      {methods && (
        <SignInAgain
          methods={methods}
          proof={proof}
          onFailure={askForProof}
          onCancel={() => onClose(false)}
        />
      )}
    </>
  );
}

interface PasswordFormProps extends Pick<PasswordDialogProps, 'onClose'> {
  proof: TypedProof | undefined;
  onFailure: (error: Error) => void;
  children: ReactNode;
}

function PasswordForm({ proof, onFailure, onClose, children }: PasswordFormProps) {
  const api = useApi();
  const { data: user } = useCurrentUser();
  const field = useRef<HTMLInputElement>(null);
  const confirmation = useMutation({
    mutationFn: (password: string) =>
      api.call('POST /api/reauthenticate', { body: { password, proof } }),
    onSuccess: () => onClose(true),
    onError: (error) => {
      // The session has ended; the waiting call will report that.
      if (error instanceof ApiError && error.status === 401) onClose(true);
      onFailure(error);
      if (isAboutProof(error)) return;
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
        This protects your account in case you've left it signed in. You won't be asked again for 15
        minutes.
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
      {children}
      <FailureNotice error={wrong || isAboutProof(error) ? null : error} className="mb-3" />
      <ConfirmByPasskey onConfirmed={() => onClose(true)} />
      <FormButtons onCancel={() => onClose(false)}>
        <SubmitButton isBlocked={isPending} isPending={isPending}>
          Continue
        </SubmitButton>
      </FormButtons>
    </form>
  );
}
