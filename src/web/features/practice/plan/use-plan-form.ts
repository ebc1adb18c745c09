import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/app-context.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { cachePlan } from '../../../queries/plans.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { type PlanFormValues, planFormSchema, toSettings } from './plan-form-values.ts';

/** For values that were chosen instead of typed. */
export const chosen = { shouldValidate: true, shouldDirty: true, shouldTouch: true };

export type PlanFormHandle = ReturnType<typeof usePlanForm>;

export function usePlanForm(today: string, onSaved: () => unknown = () => {}) {
  const api = useApi();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  return useApiForm({
    schema: planFormSchema(today),
    fields: ['interviewOn', 'minutes', 'weekdays', 'role'],
    send: (values: PlanFormValues) =>
      api.call('PUT /api/practice/plan', { body: toSettings(values) }),
    onSuccess: async (plan) => {
      await cachePlan(queries, api, plan);
      onSaved();
    },
    onFailure: (error) => reportFailure('The plan was not saved', error),
  });
}
