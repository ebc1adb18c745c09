import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { MeetingState } from '#shared/contracts/meeting.ts';
import type { PadReplay } from '#shared/contracts/meeting-pad.ts';
import type { Half } from '#shared/domain/meetings.ts';
import type { ApiClient } from '../lib/api-client.ts';

const meetingsKey = ['meetings'] as const;

/** Long enough to hydrate without a second request. */
const aMoment = 5_000;

export interface KnownMeeting {
  meeting: MeetingState;
  /** By how much the server's clock is ahead of the browser's, in milliseconds. */
  ahead: number;
}

export function meetingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...meetingsKey, 'list'],
    queryFn: () => api.call('GET /api/meetings'),
    staleTime: 0,
  });
}

export function invitationQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: [...meetingsKey, 'invitation', token],
    queryFn: () => api.call('GET /api/meeting-invitation', { query: { token } }),
    staleTime: aMoment,
  });
}

const stateKey = (id: string) => [...meetingsKey, 'state', id] as const;

export function meetingQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: stateKey(id),
    queryFn: async ({ client }): Promise<KnownMeeting> => {
      const meeting = await api.call('GET /api/meetings/:id', { params: { id } });
      return newest(client.getQueryData<KnownMeeting>(stateKey(id)), meeting);
    },
    staleTime: 0,
  });
}

/** Responses may overtake each other. */
function newest(known: KnownMeeting | undefined, meeting: MeetingState): KnownMeeting {
  if (known && known.meeting.revision > meeting.revision) return known;
  return { meeting, ahead: Date.parse(meeting.now) - Date.now() };
}

/** What a command has answered. */
export function cacheMeeting(queries: QueryClient, meeting: MeetingState): void {
  queries.setQueryData<KnownMeeting>(stateKey(meeting.id), (known) => newest(known, meeting));
}

/** The server has said that it is at this revision. */
export function noteRevision(queries: QueryClient, id: string, revision: number): void {
  const known = queries.getQueryData<KnownMeeting>(stateKey(id));
  if (known?.meeting.revision !== revision) void refreshMeeting(queries, id);
}

export const refreshMeeting = (queries: QueryClient, id: string) =>
  queries.invalidateQueries({ queryKey: stateKey(id) });

export const refreshMeetings = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: meetingsKey });

export function meetingReportQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...meetingsKey, 'report', id],
    queryFn: () => api.call('GET /api/meetings/:id/report', { params: { id } }),
    staleTime: 0,
  });
}

/** All of a pad's updates, which come in several pages. */
export function padReplayQuery(api: ApiClient, id: string, half: Half) {
  return queryOptions({
    queryKey: [...meetingsKey, 'pad', id, half],
    queryFn: async () => {
      const updates: PadReplay['updates'] = [];
      for (;;) {
        const page = await api.call('GET /api/meetings/:id/pad/:half', {
          params: { id, half },
          query: { after: updates.at(-1)?.number ?? 0 },
        });
        updates.push(...page.updates);
        if (page.isLast) return updates;
      }
    },
    staleTime: 0,
  });
}
