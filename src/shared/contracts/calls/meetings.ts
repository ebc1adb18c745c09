import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  createdMeetingSchema,
  halfParamsSchema,
  joinMeetingSchema,
  meetingIdSchema,
  meetingInvitationSchema,
  meetingLinkSchema,
  meetingListSchema,
  meetingParamsSchema,
  meetingStateSchema,
  newMeetingSchema,
} from '../meeting.ts';
import {
  answerBetSchema,
  askBetSchema,
  dealSchema,
  giveHintSchema,
  halfCommandSchema,
  meetingNotesSchema,
  openPartSchema,
  otherNumbersSchema,
} from '../meeting-command.ts';
import {
  meetingStreamQuerySchema,
  padReplayQuerySchema,
  padReplaySchema,
  padSavedSchema,
  padUpdateSchema,
} from '../meeting-pad.ts';
import { meetingFeedbackSchema, meetingReportSchema } from '../meeting-report.ts';

const tags = ['Meetings'];

/** For users; a meeting that the user has no part in is a 404, like one that doesn't exist. */
const owned = {
  access: 'user',
  signInMessage: 'Please sign in to practice with someone.',
  tags,
} as const;

/** For both people in a meeting: a user, or a guest by their cookie. Anyone else gets a 404. */
const joined = { access: 'public', tags, params: meetingParamsSchema } as const;

/** 409 `MEETING_OVER` once it has ended, 403 `WRONG_SEAT` for the other person. */
const command = { ...joined, response: meetingStateSchema } as const;

const saved = { access: 'public', tags, response: z.null(), status: 204 } as const;

export const meetingCalls = {
  'POST /api/meetings': {
    ...owned,
    summary: 'Open a room for two people',
    body: newMeetingSchema,
    response: createdMeetingSchema,
    status: 201,
  },
  'GET /api/meetings': {
    ...owned,
    summary: "The user's meetings",
    response: meetingListSchema,
  },
  'DELETE /api/meetings/:id': {
    ...owned,
    summary: "Take a meeting off the user's list, and end it if it is open",
    description: 'The other person keeps their report, without the name.',
    params: meetingParamsSchema,
    response: z.null(),
    status: 204,
  },
  'POST /api/meetings/:id/link': {
    ...owned,
    summary: 'A new link, for the host while waiting; the one before it stops working',
    description: '409 `MEETING_FULL` once someone has joined.',
    params: meetingParamsSchema,
    response: meetingLinkSchema,
  },
  'GET /api/meeting-invitation': {
    access: 'public',
    summary: 'What a link leads to',
    description: '404 if the link is wrong or old, or the meeting has ended.',
    tags,
    query: meetingLinkSchema,
    response: meetingInvitationSchema,
  },
  'POST /api/meeting-invitation/join': {
    access: 'public',
    summary: 'Join by a link: users as themselves, guests by a name and a cookie',
    description:
      'Whoever is already in it just gets its id. 409 `MEETING_FULL` for a third person, 401 if it takes an account.',
    tags,
    body: joinMeetingSchema,
    response: meetingIdSchema,
  },
  'GET /api/meetings/:id': {
    ...joined,
    summary: 'A meeting, as the caller may see it',
    response: meetingStateSchema,
  },
  'GET /api/meetings/:id/stream': {
    ...joined,
    session: 'recent',
    summary: 'What changes, as server-sent events: see `MeetingEvent`',
    description:
      'First a `state` event and the updates of the pads after `after`. Comments keep it alive. It ends when the caller signs out or leaves, and when the server stops: browsers reconnect by themselves, and miss nothing. More than six at once: the oldest is ended with an `end` event, after which the page must not reconnect by itself.',
    query: meetingStreamQuerySchema,
    response: z.string().describe('text/event-stream'),
  },
  'POST /api/meetings/:id/deal': {
    ...command,
    summary: 'Interviewer: deal the next question',
    description:
      'Before the clock starts, the candidate does not see it. 409 `NO_QUESTIONS` if there are no more.',
    body: dealSchema,
  },
  'POST /api/meetings/:id/numbers': {
    ...command,
    summary: 'Interviewer: ask the same question with other numbers',
    body: otherNumbersSchema,
  },
  'POST /api/meetings/:id/hints': {
    ...command,
    summary: 'Interviewer: show the candidate a hint',
    body: giveHintSchema,
  },
  'POST /api/meetings/:id/parts': {
    ...command,
    summary: 'Interviewer: show the candidate the next part',
    body: openPartSchema,
  },
  'POST /api/meetings/:id/bets': {
    ...command,
    summary: 'Interviewer: ask “what would you bet on that?”',
    body: askBetSchema,
  },
  'PUT /api/meetings/:id/bets': {
    ...command,
    summary: 'Candidate: answer the bet; the first answer counts',
    body: answerBetSchema,
  },
  'POST /api/meetings/:id/start': {
    ...command,
    summary: 'Either: start the clock of this half',
    description: '409 `NO_QUESTION_YET` before a question was dealt.',
    body: halfCommandSchema,
  },
  'POST /api/meetings/:id/stop': {
    ...command,
    summary: 'Either: end this half early',
    body: halfCommandSchema,
  },
  'POST /api/meetings/:id/swap': {
    ...command,
    summary: 'Either: swap seats and go on to the second half',
    description:
      'After the first half. 409 `GUEST_CANNOT_INTERVIEW` if the candidate has no account.',
    body: halfCommandSchema,
  },
  'POST /api/meetings/:id/finish': {
    ...command,
    summary: 'Either: leave, which ends the meeting for both; one that has ended stays as it is',
  },
  'PUT /api/meetings/:id/notes/:half': {
    ...saved,
    summary: "The interviewer's private notes, as typed so far; the last write wins",
    params: halfParamsSchema,
    body: meetingNotesSchema,
  },
  'POST /api/meetings/:id/pad': {
    access: 'public',
    summary: 'Add an update to the pad that both share',
    description:
      'Until the seats are swapped or the meeting ends, then 409 `PAD_CLOSED`. 409 `PAD_FULL` beyond 1 MB per half. Sending an update again is harmless.',
    tags,
    params: meetingParamsSchema,
    bodyLimit: 100 * 1024,
    body: padUpdateSchema,
    response: padSavedSchema,
  },
  'GET /api/meetings/:id/pad/:half': {
    ...joined,
    summary: 'The updates of a pad with their times, to replay it',
    params: halfParamsSchema,
    query: padReplayQuerySchema,
    response: padReplaySchema,
  },
  'PUT /api/meetings/:id/feedback/:half': {
    ...saved,
    summary: 'Send feedback on a half that has ended, once; blind until both have',
    description:
      '409 `FEEDBACK_CLOSED` before the half has ended or after the meeting has expired, 409 `FEEDBACK_SENT` the second time.',
    params: halfParamsSchema,
    body: meetingFeedbackSchema,
  },
  'GET /api/meetings/:id/report': {
    ...joined,
    summary: 'What came out of a meeting: each half that has ended',
    description: 'Solutions only for those who may read them, never for guests.',
    response: meetingReportSchema,
  },
} as const satisfies CallTable;
