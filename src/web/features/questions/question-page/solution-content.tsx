import { Markup } from '../../../components/markup.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { PremiumGate } from './premium-gate.tsx';
import { SolutionSkeleton } from './solution-skeleton.tsx';
import { useLiveSolution } from './use-live-solution.ts';

interface SolutionContentProps {
  questionId: number;
  /** Shown to administrators if there is no solution yet. */
  addSolution: React.ReactNode;
}

/** Fetches the solution when it mounts, which is when the reader asks for it. */
export function SolutionContent({ questionId, addSolution }: SolutionContentProps) {
  const { data: solution, error, isFetching, refetch } = useLiveSolution(questionId);
  if (error instanceof ApiError && error.status === 403) return <PremiumGate />;
  if (solution) return <Markup html={solution.contentHtml} />;
  if (solution === null) {
    return (
      <div className="space-y-4">
        <p>No solution has been added for this question yet.</p>
        {addSolution}
      </div>
    );
  }
  if (error && !isFetching) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div>
          <p className="font-medium">The solution could not be loaded.</p>
          <p className="text-ink-muted text-sm">{failureText(error, 'Please try again.')}</p>
        </div>
        <Button variant="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return <SolutionSkeleton />;
}
