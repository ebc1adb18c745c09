import { Button } from '../../../components/ui/button.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { type ShownSubscription, useCancellation } from './use-cancellation.ts';

export function ResumeSubscription(shown: ShownSubscription) {
  const resuming = useCancellation(shown);
  return (
    <>
      <Button size="medium" disabled={resuming.isPending} onClick={() => resuming.mutate(false)}>
        Resume subscription
      </Button>
      <p role="alert" className="basis-full text-danger text-sm empty:hidden">
        {resuming.error &&
          failureText(resuming.error, "Your subscription couldn't be resumed. Please try again.")}
      </p>
    </>
  );
}
