import type { ReportedComment } from '#shared/contracts/comment-report.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { useDecision } from './use-decision.ts';

interface DismissButtonProps {
  report: ReportedComment;
  onDecided: () => void;
}

export function DismissButton({ report, onDecided }: DismissButtonProps) {
  const tellFailure = useFailureToast();
  const decision = useDecision(report, {
    onDecided,
    onFailure: (error) => tellFailure('Failed to dismiss report', error),
  });
  return (
    <Button
      variant="secondary"
      disabled={decision.isPending}
      onClick={() => decision.mutate({ status: 'dismissed' })}
    >
      Dismiss
      <span className="sr-only"> the report by {report.reporter?.username ?? 'Unknown User'}</span>
    </Button>
  );
}
