import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../lib/app-context.ts';
import { questionQuery, type Shown } from '../../../queries/questions.ts';
import { solutionQuery, solutionsKey, solutionUpdateQuery } from '../../../queries/solutions.ts';

/** The solution, refetched whenever a newer version is saved, here or elsewhere. */
export function useLiveSolution(shown: Shown) {
  const { id: questionId } = shown;
  const api = useApi();
  const queries = useQueryClient();
  const solution = useQuery(solutionQuery(api, shown));
  const { data: question } = useQuery(questionQuery(api, questionId, shown.variant));
  useQuery({
    ...solutionUpdateQuery(api, shown),
    // The server reports no updates of hidden questions, not even to administrators.
    enabled: solution.isSuccess && question?.isVisible === true,
    notifyOnChangeProps: [],
  });

  useEffect(() => {
    const refresh = (event: Event) => {
      if (!isAbout(event, questionId)) return;
      void queries.invalidateQueries({ queryKey: [...solutionsKey, questionId] });
    };
    addEventListener('solution_updated', refresh);
    return () => removeEventListener('solution_updated', refresh);
  }, [queries, questionId]);

  return solution;
}

/** Fired by the editor on this page, so that its save shows before the next poll. */
function isAbout(event: Event, questionId: number): boolean {
  return event instanceof CustomEvent && event.detail?.questionId === questionId;
}
