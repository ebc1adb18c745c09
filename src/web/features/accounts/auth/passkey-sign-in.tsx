import { KeyRound } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { usePasskeyObstacle } from '../../../lib/passkeys.ts';
import { useOfferedPasskeys, usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Signs in without email and password, where passkeys work. */
export function PasskeySignIn() {
  const isPossible = usePasskeyObstacle() === null;
  const { mutate: signIn, isPending } = usePasskeySignIn({ isOffered: false });
  useOfferedPasskeys(isPossible && !isPending);
  if (!isPossible) return null;
  return (
    <div className="mt-3 grid">
      <Button variant="secondary" size="medium" disabled={isPending} onClick={() => signIn()}>
        <KeyRound className="size-4" aria-hidden="true" />
        Sign in with a passkey
      </Button>
    </div>
  );
}
