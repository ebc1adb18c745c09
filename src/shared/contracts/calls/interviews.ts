import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  currentInterviewSchema,
  interviewAnswerSchema,
  interviewHistorySchema,
  interviewParamsSchema,
  interviewPlaceParamsSchema,
  interviewPlaceSchema,
  interviewReportSchema,
  newInterviewSchema,
  runningInterviewSchema,
  sharedInterviewSchema,
} from '../interview.ts';
import { shareSchema } from '../list.ts';

const tags = ['Interviews'];
const signInMessage = 'Please sign in to practice an interview.';

/** Another user's interview is a 404, like one that doesn't exist. */
const owned = { access: 'user', signInMessage, tags } as const;
const changed = { ...owned, response: z.null(), status: 204 } as const;

export const interviewCalls = {
  'POST /api/interviews': {
    ...owned,
    summary: 'Start a mock interview',
    description:
      '409 `INTERVIEW_RUNNING` while another one is running, 409 `NO_QUESTIONS` if there are too few.',
    body: newInterviewSchema,
    response: runningInterviewSchema,
    status: 201,
  },
  'GET /api/interviews': {
    ...owned,
    summary: "The user's interviews, and how they went",
    response: interviewHistorySchema,
  },
  'GET /api/interviews/current': {
    ...owned,
    summary: 'The interview that is running, and what was chosen last',
    response: currentInterviewSchema,
  },
  'GET /api/interviews/:id': {
    ...owned,
    summary: 'The report on an interview that has ended',
    description:
      '409 `INTERVIEW_RUNNING` while it is running, 403 `PREMIUM_REQUIRED` beyond the latest three.',
    params: interviewParamsSchema,
    response: interviewReportSchema,
  },
  'POST /api/interviews/:id/view': {
    ...owned,
    summary: 'Open another question of the interview',
    description: '409 `PLACE_CLOSED` if it cannot be opened, 409 `INTERVIEW_OVER` after the end.',
    params: interviewParamsSchema,
    body: interviewPlaceSchema,
    response: runningInterviewSchema,
  },
  'PUT /api/interviews/:id/answers/:place': {
    ...changed,
    summary: 'Keep the answer to a question of the interview',
    description: '409 `PLACE_CLOSED` if it can no longer be answered, 409 `INTERVIEW_OVER`.',
    params: interviewPlaceParamsSchema,
    body: interviewAnswerSchema,
  },
  'POST /api/interviews/:id/finish': {
    ...changed,
    summary: 'End an interview; one that has ended stays as it is',
    params: interviewParamsSchema,
  },
  'POST /api/interviews/:id/reviews': {
    ...owned,
    summary: 'Give up what was not answered: it is scheduled for review, and the answers are shown',
    params: interviewParamsSchema,
    response: interviewReportSchema,
  },
  'POST /api/interviews/:id/share': {
    ...owned,
    summary: 'Share a report with everyone who has its link; a shared one keeps its link',
    params: interviewParamsSchema,
    response: shareSchema,
  },
  'DELETE /api/interviews/:id/share': {
    ...changed,
    summary: 'Stop sharing a report: its link no longer works, and never will again',
    params: interviewParamsSchema,
  },
  'GET /api/shared-interview': {
    access: 'public',
    summary: 'A shared report, by the token in its link',
    tags,
    query: shareSchema,
    response: sharedInterviewSchema,
  },
} as const satisfies CallTable;
