import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/app-context.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useTwoStepChange } from './use-two-step-change.ts';

export function TurnOff() {
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const { refresh, tell, tellFailure } = useTwoStepChange();
  const turnOff = useMutation({
    mutationFn: () => api.call('DELETE /api/user/authenticator'),
    onSuccess: () =>
      tell('Two-step sign-in is off', 'You can now sign in with just your password.'),
    onError: tellFailure('Failed to turn off two-step sign-in'),
    // Even after a failure: it may be off already.
    onSettled: () => {
      setAsking(false);
      return refresh();
    },
  });
  return (
    <>
      <Button variant="danger" size="medium" onClick={() => setAsking(true)}>
        Turn off
      </Button>
      <ConfirmDialog
        title="Turn off two-step sign-in?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        cancelLabel="Keep it on"
        confirmLabel="Turn off"
        variant="danger"
        isPending={turnOff.isPending}
        error={null}
        onConfirm={() => turnOff.mutate()}
      >
        Anyone with your password will be able to sign in to your account. Your recovery codes will
        stop working.
      </ConfirmDialog>
    </>
  );
}
