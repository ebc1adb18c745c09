import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '#shared/contracts/passkey.ts';
import { useTwoStepChange } from '../../../components/two-step/use-two-step-change.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { passkeysQuery } from '../../../queries/passkeys.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';

export function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const api = useApi();
  const { refresh, tell } = useTwoStepChange();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call('DELETE /api/user/passkeys/:id', { params: { id } }),
    onSuccess: () => {
      setOpen(false);
      tell('Passkey removed', name);
      return Promise.all([queries.invalidateQueries(passkeysQuery(api)), refresh()]);
    },
    onError: useSessionCheck(),
  });
  return (
    <>
      <Button variant="secondary" aria-label={`Remove ${name}`} onClick={() => setOpen(true)}>
        Remove
      </Button>
      <ConfirmDialog
        title="Remove this passkey?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        cancelLabel="Keep it"
        confirmLabel="Remove passkey"
        variant="danger"
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
      >
        You won't be able to sign in with “<bdi className="wrap-anywhere">{name}</bdi>” anymore. It
        may stay on your device until you delete it there, too.
      </ConfirmDialog>
    </>
  );
}
