import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useReportFailure } from './report-failure.ts';

/** Creates or revokes a link to something that the user owns. */
export function useShareChange(
  send: () => Promise<unknown>,
  noteChange: (queries: QueryClient) => unknown,
) {
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  return useMutation({
    mutationFn: send,
    onSuccess: () => noteChange(queries),
    onError: (error) => reportFailure('Sharing could not be changed', error),
  });
}
