import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { isTurnedDown, provePasskey, rememberPasskeyUse } from '../../../lib/passkeys.ts';
import { useWelcome } from './use-welcome.ts';

interface PasskeyStepProps {
  /** Shown as the main way to continue. */
  isMain: boolean;
  token: string;
  onRestart: () => void;
}

/** A passkey, instead of the code or as the only option. */
export function PasskeyStep({ isMain, token, onRestart }: PasskeyStepProps) {
  const api = useApi();
  const tellFailure = useFailureToast();
  const welcome = useWelcome();
  const { mutate: redeem, isPending } = useMutation({
    mutationFn: async () => {
      const passkey = await provePasskey(await api.call('POST /api/login/passkey/challenge'));
      const body = { token, proof: { kind: 'passkey', passkey } } as const;
      return api.call('POST /api/login/second-factor', { body });
    },
    onSuccess: (user) => {
      rememberPasskeyUse();
      welcome(user);
    },
    onError: (error) => {
      if (isTurnedDown(error)) return;
      tellFailure('Login failed', error, 'The passkey could not be used.');
      if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN') onRestart();
    },
  });
  return (
    <div className="mt-3 grid">
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        size="medium"
        autoFocus={isMain}
        disabled={isPending}
        onClick={() => redeem()}
      >
        <KeyRound className="size-4" aria-hidden="true" />
        Use a passkey
      </Button>
    </div>
  );
}
