import { useState } from 'react';
import type { TypedProof } from '#shared/contracts/second-factor.ts';
import { LiveButton } from '../../components/ui/live-button.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { SecondStepForm } from './second-step-form.tsx';

interface SecondStepProps {
  token: string;
  /** Back to the password. */
  onRestart: () => void;
}

/** Asks for what the account needs besides the password. */
export function SecondStep({ token, onRestart }: SecondStepProps) {
  const [kind, setKind] = useState<TypedProof['kind']>('code');
  const isCode = kind === 'code';
  return (
    <>
      <h2 className="mb-4 text-xl">Two-step sign-in</h2>
      <SecondStepForm key={kind} kind={kind} token={token} onRestart={onRestart} />
      <PasskeyStep token={token} onRestart={onRestart} />
      <ul className="mt-4 grid gap-2 text-sm">
        <li>
          <LiveButton className="text-link" onClick={() => setKind(isCode ? 'recovery' : 'code')}>
            {isCode ? 'Use a recovery code instead' : 'Use your authenticator app instead'}
          </LiveButton>
        </li>
        <li>
          <LiveButton className="text-link" onClick={onRestart}>
            Sign in with another account
          </LiveButton>
        </li>
      </ul>
      <p className="mt-6 text-ink-muted text-sm">
        Lost your phone? Use one of the recovery codes that you saved when you turned on two-step
        sign-in. If you have none left, ask an administrator of this site to reset it.
      </p>
    </>
  );
}
