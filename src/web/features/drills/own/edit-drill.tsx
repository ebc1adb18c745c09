import { useQueryClient } from '@tanstack/react-query';
import type { OwnPreset } from '#shared/contracts/drill.ts';
import { EditingDialog } from '../../../components/editing/editing-dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { refreshDrills } from '../../../queries/drills.ts';
import { OwnForm } from './own-form.tsx';

interface EditDrillProps {
  /** Null for a new one. */
  drill: OwnPreset | null;
  isOpen: boolean;
  onClose: () => void;
}

export function EditDrill({ drill, isOpen, onClose }: EditDrillProps) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  return (
    <EditingDialog title={drill ? 'Edit drill' : 'New drill'} isOpen={isOpen} onClose={onClose}>
      {(cancel) => (
        <OwnForm
          drill={drill}
          send={(body) =>
            drill
              ? api.call('PUT /api/drills/own/:id', { params: { id: drill.id }, body })
              : api.call('POST /api/drills/own', { body })
          }
          onSaved={async () => {
            onClose();
            notify({ title: 'Drill saved', tone: 'success' });
            await refreshDrills(queries);
          }}
          onCancel={cancel}
        />
      )}
    </EditingDialog>
  );
}
