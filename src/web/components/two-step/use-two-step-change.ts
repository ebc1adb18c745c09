import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/app-context.ts';
import { useToast } from '../../lib/toast.ts';
import { currentUserKey } from '../../queries/current-user.ts';
import { useReportFailure } from '../../queries/report-failure.ts';
import { twoStepQuery } from '../../queries/two-step.ts';

/** What follows every change to two-step sign-in. */
export function useTwoStepChange() {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const reportFailure = useReportFailure();
  return {
    /** Administrators may have gained or lost their rights. */
    refresh: () =>
      Promise.all([
        queries.invalidateQueries(twoStepQuery(api)),
        queries.invalidateQueries({ queryKey: currentUserKey }),
      ]),
    tell: (title: string, description: string) => notify({ title, description, tone: 'success' }),
    tellFailure: (title: string) => (error: Error) => reportFailure(title, error),
  };
}
