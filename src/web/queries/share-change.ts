import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useReportFailure } from './report-failure.ts';

/** Makes or revokes a link to something of the user's own. */
export function useShareChange(
  send: () => Promise<unknown>,
  noteChange: (queries: QueryClient) => unknown,
) {
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  return useMutation({
    mutationFn: send,
    onSuccess: () => noteChange(queries),
    onError: (error) => reportFailure('Sharing was not changed', error),
  });
}
