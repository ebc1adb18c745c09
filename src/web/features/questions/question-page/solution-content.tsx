import { Loaded } from '../../../components/loaded.tsx';
import { Markup } from '../../../components/markup.tsx';
import { PremiumGate, premiumSolution } from '../../../components/premium-gate.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import type { Shown } from '../../../queries/questions.ts';
import { SolutionSkeleton } from './solution-skeleton.tsx';
import { useLiveSolution } from './use-live-solution.ts';

interface SolutionContentProps {
  question: Shown;
  /** Shown to administrators if there is no solution yet. */
  addSolution: React.ReactNode;
  followUps: React.ReactNode;
}

/** Fetches the solution when it mounts, which is when the reader asks for it. */
export function SolutionContent({ question, addSolution, followUps }: SolutionContentProps) {
  const query = useLiveSolution(question);
  if (query.error instanceof ApiError && query.error.status === 403)
    return <PremiumGate>{premiumSolution}</PremiumGate>;
  return (
    <Loaded query={query} what="The solution" skeleton={<SolutionSkeleton />}>
      {(solution) =>
        solution ? (
          <>
            <Markup html={solution.contentHtml} />
            <div className="mt-8 space-y-6 empty:hidden">{followUps}</div>
          </>
        ) : (
          <div className="space-y-4">
            <p>No solution has been added for this question yet.</p>
            {addSolution}
          </div>
        )
      }
    </Loaded>
  );
}
