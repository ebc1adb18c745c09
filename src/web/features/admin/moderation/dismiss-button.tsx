import type { ReportedComment } from '#shared/contracts/comment-report.ts';
import { Button } from '../../../components/ui/button.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useToast } from '../../../lib/toast.ts';
import { useDecision } from './use-decision.ts';

interface DismissButtonProps {
  report: ReportedComment;
  onDecided: () => void;
}

export function DismissButton({ report, onDecided }: DismissButtonProps) {
  const notify = useToast();
  const decision = useDecision(report, {
    onDecided,
    onFailure: (error) =>
      notify({
        title: 'Failed to dismiss report',
        description: failureText(error, 'Please try again later.'),
        tone: 'destructive',
      }),
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
