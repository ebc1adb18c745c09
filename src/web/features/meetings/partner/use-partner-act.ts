import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../../lib/toast.ts';
import { partnersKey } from '../../../queries/partners.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

/** A change after which everything about partners is loaded again. */
export function usePartnerAct<Input = void>(
  send: (input: Input) => Promise<unknown>,
  { done, onSuccess }: { done: string; onSuccess?: () => void },
) {
  const queries = useQueryClient();
  const notify = useToast();
  const reportFailure = useReportFailure();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: partnersKey });
      onSuccess?.();
      notify({ title: done, tone: 'success' });
    },
    onError: (error) => reportFailure('That did not work', error),
  });
}
