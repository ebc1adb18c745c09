import type { TypedProof } from '#shared/contracts/two-factor.ts';
import { proofInputs } from '../../../components/two-step/proof-inputs.ts';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';

/** What the server asks for, which depends on the account's second factors. */
export interface NeededProof {
  text: string;
  /** The kind offered first. */
  kind: TypedProof['kind'];
}

interface ProofFieldProps {
  needed: NeededProof;
  proof: TypedProof;
  onChange: (proof: TypedProof) => void;
  error: string | undefined;
}

/** The second factor, for accounts that have one. */
export function ProofField({ needed, proof, onChange, error }: ProofFieldProps) {
  const { kind, code } = proof;
  const other = kind === 'code' ? 'recovery' : 'code';
  const hasApp = needed.kind === 'code';
  return (
    <div className="mb-5">
      <TextField
        key={kind}
        {...proofInputs[kind]}
        {...(kind === needed.kind && { hint: needed.text })}
        name="code"
        value={code}
        error={error}
        autoFocus
        onChange={({ target }) => onChange({ kind, code: target.value })}
      />
      {hasApp && (
        <LiveButton
          className="text-link text-sm"
          onClick={() => onChange({ kind: other, code: '' })}
        >
          {kind === 'code' ? 'Use a recovery code instead' : 'Use your authenticator app instead'}
        </LiveButton>
      )}
    </div>
  );
}

/** By the error code of the response. */
const missing = new Map<string, TypedProof['kind']>([
  ['SECOND_FACTOR', 'code'],
  ['PASSKEY_OR_RECOVERY', 'recovery'],
]);

/** Null if the error is not about a missing proof. */
export function neededProof({ code, reason }: ApiError): NeededProof | null {
  const kind = missing.get(code);
  return kind ? { kind, text: reason } : null;
}

export function isAboutProof(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && (missing.has(error.code) || 'proof.code' in error.fieldErrors)
  );
}
