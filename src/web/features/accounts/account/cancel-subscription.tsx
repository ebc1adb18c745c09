import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { type ShownSubscription, useCancellation } from './use-cancellation.ts';

export function CancelSubscription(shown: ShownSubscription) {
  const [isAsking, setAsking] = useState(false);
  const canceling = useCancellation(shown);
  function ask() {
    canceling.reset();
    setAsking(true);
  }
  return (
    <>
      <Button variant="danger" size="medium" onClick={ask}>
        Cancel subscription
      </Button>
      <ConfirmDialog
        title="Cancel your subscription?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        cancelLabel="Keep subscription"
        confirmLabel="Cancel subscription"
        variant="danger"
        isPending={canceling.isPending}
        error={canceling.error}
        onConfirm={() => canceling.mutate(true)}
      >
        You keep access until {calendarDay(shown.subscription.currentPeriodEnd)}. After that, your
        subscription ends and you won't be charged again. You can resume it until then.
      </ConfirmDialog>
    </>
  );
}
