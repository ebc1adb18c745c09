import type { TypedProof } from '#shared/contracts/two-factor.ts';
import { proofInputs } from '../../../components/two-step/proof-inputs.ts';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { proofFormSchemas } from './auth-schemas.ts';
import { useWelcome } from './use-welcome.ts';

interface SecondStepFormProps {
  kind: TypedProof['kind'];
  token: string;
  onRestart: () => void;
}

export function SecondStepForm({ kind, token, onRestart }: SecondStepFormProps) {
  const api = useApi();
  const tellFailure = useFailureToast();
  const welcome = useWelcome();
  const form = useApiForm({
    schema: proofFormSchemas[kind],
    fields: ['proof.code'],
    send: ({ proof }) =>
      api.call('POST /api/login/second-factor', { body: { token, proof: { kind, ...proof } } }),
    onSuccess: welcome,
    onFailure: (error) => {
      const isToldAtField = error instanceof ApiError && 'proof.code' in error.fieldErrors;
      if (isToldAtField) return;
      tellFailure('Login failed', error);
      if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN') onRestart();
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <TextField {...proofInputs[kind]} {...form.field('proof.code')} autoFocus />
      <div className="mt-1 grid">
        <SubmitButton {...form.button}>Sign in</SubmitButton>
      </div>
    </form>
  );
}
