import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Plan } from '#shared/contracts/plan.ts';
import { useApi } from '../../../lib/app-context.ts';
import { cachePlan } from '../../../queries/plans.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

/** Changes what the days are laid out from, and shows the days that come of it. */
export function usePlanChange<Change>(send: (change: Change) => Promise<Plan>) {
  const api = useApi();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  return useMutation({
    // One at a time, so that the last choice wins.
    scope: { id: 'plan' },
    mutationFn: send,
    onSuccess: (plan) => cachePlan(queries, api, plan),
    onError: (error) => reportFailure('The plan was not changed', error),
  });
}
