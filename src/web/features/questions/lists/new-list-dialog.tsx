import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { refreshLists } from '../../../queries/lists.ts';
import { ListForm } from './list-form.tsx';

interface NewListDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Opens the new list once it is created. */
export function NewListDialog({ isOpen, onClose }: NewListDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    <Dialog title="New list" isOpen={isOpen} onClose={onClose}>
      <ListForm
        label="Create list"
        send={(body) => api.call('POST /api/lists', { body })}
        onSaved={async ({ id }) => {
          await refreshLists(queries);
          await navigate(`/lists/${id}`);
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
