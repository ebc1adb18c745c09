import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MeetingState } from '#shared/contracts/meeting.ts';
import type { ApiClient } from '../../../lib/api-client.ts';
import { useApi } from '../../../lib/app-context.ts';
import { cacheMeeting, refreshMeeting } from '../../../queries/meetings.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

export type Command = (api: ApiClient) => Promise<MeetingState>;

/** Calls that change a meeting, one at a time. Their answer is the meeting as it is now. */
export function useCommand(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: (command: Command) => command(api),
    onSuccess: (meeting) => cacheMeeting(queries, meeting),
    onError: (error) => {
      reportFailure('That did not work', error);
      void refreshMeeting(queries, id);
    },
  });
  return { run: mutate, isPending };
}

export type Commands = ReturnType<typeof useCommand>;
