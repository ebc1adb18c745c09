import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ListDetail } from '#shared/contracts/list.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { ownListQuery, refreshLists } from '../../../queries/lists.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';

interface DeleteListProps {
  list: ListDetail;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteList({ list: { id, name }, isOpen, onClose }: DeleteListProps) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const notify = useToast();
  const remove = useMutation({
    mutationFn: () => api.call('DELETE /api/lists/:id', { params: { id } }),
    onSuccess: async () => {
      await navigate('/lists');
      queries.removeQueries(ownListQuery(api, id));
      notify({ title: 'List deleted', tone: 'success' });
      await refreshLists(queries);
    },
    onError: useSessionCheck(),
  });
  return (
    <ConfirmDialog
      title="Delete this list?"
      isOpen={isOpen}
      onClose={onClose}
      cancelLabel="Keep it"
      confirmLabel="Delete list"
      variant="danger"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    >
      “<bdi className="[overflow-wrap:anywhere]">{name}</bdi>” and its link, if it has one, will be
      gone for good. Its questions and your progress stay.
    </ConfirmDialog>
  );
}
