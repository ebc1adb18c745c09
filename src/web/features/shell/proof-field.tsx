import type { TypedProof } from '#shared/contracts/second-factor.ts';
import { proofInputs } from '../../components/two-step/proof-inputs.ts';
import { LiveButton } from '../../components/ui/live-button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { ApiError } from '../../lib/api-error.ts';

interface ProofFieldProps {
  proof: TypedProof;
  onChange: (proof: TypedProof) => void;
  error: string | undefined;
}

/** The second factor, for accounts that have one. */
export function ProofField({ proof, onChange, error }: ProofFieldProps) {
  const { kind, code } = proof;
  const other = kind === 'code' ? 'recovery' : 'code';
  return (
    <div className="mb-5">
      <TextField
        key={kind}
        {...proofInputs[kind]}
        name="code"
        value={code}
        error={error}
        autoFocus
        onChange={({ target }) => onChange({ kind, code: target.value })}
      />
      <LiveButton className="text-link text-sm" onClick={() => onChange({ kind: other, code: '' })}>
        {kind === 'code' ? 'Use a recovery code instead' : 'Use your authenticator app instead'}
      </LiveButton>
    </div>
  );
}

export function isAboutProof(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (error.code === 'SECOND_FACTOR' || 'proof.code' in error.fieldErrors)
  );
}
