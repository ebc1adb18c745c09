import type { Plan } from '#shared/contracts/plan.ts';
import { EditingDialog } from '../../../components/editing/editing-dialog.tsx';
import { useToast } from '../../../lib/toast.ts';
import { PlanForm } from './plan-form.tsx';

interface EditPlanProps {
  plan: Plan;
  isOpen: boolean;
  onClose: () => void;
}

export function EditPlan({ plan, isOpen, onClose }: EditPlanProps) {
  const notify = useToast();
  return (
    <EditingDialog title="Change the plan" isOpen={isOpen} onClose={onClose}>
      {(cancel) => (
        <PlanForm
          today={plan.today}
          settings={plan}
          label="Save plan"
          onSaved={() => {
            onClose();
            notify({ title: 'Plan saved', tone: 'success' });
          }}
          onCancel={cancel}
        />
      )}
    </EditingDialog>
  );
}
