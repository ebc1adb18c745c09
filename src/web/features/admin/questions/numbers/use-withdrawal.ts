import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Withdrawal } from '#shared/contracts/admin-question.ts';
import { useApi } from '../../../../lib/app-context.ts';
import { useFailureToast } from '../../../../lib/failure-toast.ts';
import { useToast } from '../../../../lib/toast.ts';
import { cacheVariants, variantsQuery } from '../../../../queries/admin-questions.ts';

/** Withdraws numbers, or puts them back. Either way, the list then shows how things stand. */
export function useWithdrawal(questionId: number, onSettled: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const tellFailure = useFailureToast();
  return useMutation({
    mutationFn: (body: Withdrawal) =>
      api.call('POST /api/admin/questions/:id/variants', { params: { id: questionId }, body }),
    onSuccess: (stored, { variant, isWithdrawn }) => {
      onSettled();
      notify({
        title: isWithdrawn ? `${variant} is withdrawn` : `${variant} is back in use`,
        tone: 'success',
      });
      return cacheVariants(queries, api, questionId, stored);
    },
    onError: (error, { variant, isWithdrawn }) => {
      onSettled();
      tellFailure(`${variant} was not ${isWithdrawn ? 'withdrawn' : 'put back'}`, error);
      void queries.invalidateQueries({ queryKey: variantsQuery(api, questionId).queryKey });
    },
  });
}
