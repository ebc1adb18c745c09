import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { isTurnedDown, usePasskeyObstacle } from '../../../lib/passkeys.ts';
import { passkeysQuery, reauthenticateByPasskey } from '../../../queries/passkeys.ts';

/** Shown only to users who have a passkey and can use it here. */
export function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const api = useApi();
  const isPossible = usePasskeyObstacle() === null;
  const { data: passkeys = [] } = useQuery({ ...passkeysQuery(api), enabled: isPossible });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => reauthenticateByPasskey(api),
    onSuccess: onConfirmed,
    onError: (problem) => {
      // The session has ended; the waiting call will report that.
      if (problem instanceof ApiError && problem.status === 401) onConfirmed();
    },
  });
  if (passkeys.length === 0) return null;
  return (
    <div className="mb-5 grid">
      <Button variant="secondary" size="medium" disabled={isPending} onClick={() => mutate()}>
        Use a passkey
      </Button>
      <FailureNotice error={error && isTurnedDown(error) ? null : error} className="mt-3" />
    </div>
  );
}
