import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnPreset } from '#shared/contracts/drill.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { refreshDrills } from '../../../queries/drills.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';

interface DeleteDrillProps {
  drill: OwnPreset;
  onClose: () => void;
}

export function DeleteDrill({ drill: { id, title }, onClose }: DeleteDrillProps) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const remove = useMutation({
    mutationFn: () => api.call('DELETE /api/drills/own/:id', { params: { id } }),
    onSuccess: async () => {
      onClose();
      notify({ title: 'Drill deleted', tone: 'success' });
      await refreshDrills(queries);
    },
    onError: useSessionCheck(),
  });
  return (
    <ConfirmDialog
      title="Delete this drill?"
      isOpen
      onClose={onClose}
      cancelLabel="Keep it"
      confirmLabel="Delete drill"
      variant="danger"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    >
      “<bdi className="[overflow-wrap:anywhere]">{title}</bdi>” and its link, if it has one, will be
      gone for good. Its runs stay in your history.
    </ConfirmDialog>
  );
}
