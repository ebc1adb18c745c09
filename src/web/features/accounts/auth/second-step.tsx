import { useState } from 'react';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { usePasskeyObstacle } from '../../../lib/passkeys.ts';
import { PasskeyStep } from './passkey-step.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import type { Step } from './use-step.ts';

interface SecondStepProps extends Step {
  /** Returns to the password. */
  onRestart: () => void;
}

/** Asks for the account's second factor. */
export function SecondStep({ token, hasApp, onRestart }: SecondStepProps) {
  const [isRecovering, setIsRecovering] = useState(false);
  const obstacle = usePasskeyObstacle();
  const other = hasApp ? 'code' : obstacle ? 'recovery' : 'passkey';
  const kind = isRecovering ? 'recovery' : other;
  const step = { token, onRestart };
  return (
    <>
      <h2 className="mb-4 text-xl">Two-step sign-in</h2>
      {kind === 'passkey' ? (
        <p>Please use your passkey to confirm that it's you.</p>
      ) : (
        <SecondStepForm key={kind} kind={kind} {...step} />
      )}
      {!obstacle && <PasskeyStep isMain={kind === 'passkey'} {...step} />}
      <ul className="mt-4 grid gap-2 text-sm">
        {(hasApp || kind === 'passkey') && (
          <li>
            <LiveButton className="text-link" onClick={() => setIsRecovering(!isRecovering)}>
              {isRecovering ? 'Use your authenticator app instead' : 'Use a recovery code instead'}
            </LiveButton>
          </li>
        )}
        <li>
          <LiveButton className="text-link" onClick={onRestart}>
            Sign in with another account
          </LiveButton>
        </li>
      </ul>
      <p className="mt-6 text-ink-muted text-sm">
        Lost your {hasApp ? 'phone' : 'passkey'}? Use one of the recovery codes that you saved when
        you turned on two-step sign-in. If you have none left, ask an administrator of this site to
        reset it.
      </p>
    </>
  );
}
