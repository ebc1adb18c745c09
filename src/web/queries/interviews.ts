import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InterviewReport, RunningInterview } from '#shared/contracts/interview.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { practiceKey } from './practice.ts';
import { progressKey } from './progress.ts';
import { questionsKey } from './questions.ts';

const interviewsKey = ['interviews'] as const;

/** Long enough to hydrate without a second request. */
const aMoment = 5_000;

/** Read anew on every visit: it may have gone on elsewhere. */
export function currentInterviewQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...interviewsKey, 'current'],
    queryFn: () => api.call('GET /api/interviews/current'),
    staleTime: 0,
  });
}

export function interviewHistoryQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...interviewsKey, 'history'],
    queryFn: () => api.call('GET /api/interviews'),
    staleTime: 0,
  });
}

export function interviewReportQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: [...interviewsKey, 'report', id],
    queryFn: () => api.call('GET /api/interviews/:id', { params: { id } }),
    staleTime: aMoment,
  });
}

export function sharedInterviewQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: [...interviewsKey, 'shared', token],
    queryFn: () => api.call('GET /api/shared-interview', { query: { token } }),
    staleTime: aMoment,
  });
}

export function cacheRunning(queries: QueryClient, api: ApiClient, running: RunningInterview) {
  queries.setQueryData(currentInterviewQuery(api).queryKey, (current) => ({
    last: current?.last ?? null,
    running,
  }));
}

export function cacheReport(queries: QueryClient, api: ApiClient, report: InterviewReport) {
  queries.setQueryData(interviewReportQuery(api, report.id).queryKey, report);
  noteAnswers(queries);
}

/** After an interview: what is cached says that it is running. */
export function noteEnd(queries: QueryClient, api: ApiClient): void {
  queries.removeQueries({ queryKey: currentInterviewQuery(api).queryKey });
  void queries.invalidateQueries({ queryKey: interviewsKey });
  noteAnswers(queries);
}

/** Statuses, reviews and the progress are others. */
function noteAnswers(queries: QueryClient): void {
  for (const queryKey of [questionsKey, practiceKey, progressKey]) {
    void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

export const refreshInterviews = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: interviewsKey });
