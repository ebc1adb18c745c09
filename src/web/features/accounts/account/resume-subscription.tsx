import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { type ShownSubscription, useCancellation } from './use-cancellation.ts';

export function ResumeSubscription(shown: ShownSubscription) {
  const resuming = useCancellation(shown);
  return (
    <>
      <Button size="medium" disabled={resuming.isPending} onClick={() => resuming.mutate(false)}>
        Resume subscription
      </Button>
      <FailureNotice
        error={resuming.error}
        fallback="Your subscription couldn't be resumed. Please try again."
        className="basis-full"
      />
    </>
  );
}
