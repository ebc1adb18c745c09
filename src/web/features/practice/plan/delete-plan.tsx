import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { cachePlan } from '../../../queries/plans.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';

export function DeletePlan() {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call('DELETE /api/practice/plan'),
    onSuccess: async () => {
      notify({ title: 'Plan deleted', tone: 'success' });
      // The dialog goes with the plan.
      await cachePlan(queries, api, null);
    },
    onError: useSessionCheck(),
  });
  return (
    <section className="border-rule border-t pt-5">
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Delete the plan
      </Button>
      <ConfirmDialog
        title="Delete the plan?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        cancelLabel="Keep it"
        confirmLabel="Delete plan"
        variant="danger"
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
      >
        Its days and its calendar link will be gone for good. What you practiced stays.
      </ConfirmDialog>
    </section>
  );
}
