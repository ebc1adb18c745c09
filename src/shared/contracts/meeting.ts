import { z } from 'zod';
import { difficulties } from '../domain/difficulty.ts';
import { levels } from '../domain/interviews.ts';
import {
  type Half,
  halfLengths,
  longestGuestName,
  meetingPhases,
  mostMeetingsListed,
  openHours,
  seats,
} from '../domain/meetings.ts';
import { roles } from '../domain/roles.ts';
import { oneLineField } from './fields.ts';
import { askedSchema } from './question.ts';

const count = z.number().int();
const moment = z.iso.datetime();
const html = z.string().describe('Rendered and safe.');

export const meetingChoices = {
  role: z.enum(roles, 'Role must be trader, researcher or developer'),
  level: z.enum(levels, 'Level must be internship, graduate or experienced'),
  minutes: z.literal([...halfLengths], 'Minutes must be 20, 30 or 45').describe('Of one half.'),
};

export const newMeetingSchema = z.object({
  ...meetingChoices,
  seat: z
    .enum(seats, 'Seat must be interviewer or candidate')
    .describe(
      "The user's in the first half. If it is candidate, only someone with an account can join.",
    ),
});

const token = z.string('This link is incomplete').describe('From the link.');

/** The link is /room?token=…; the token is never in a path, since paths are logged and counted. */
export const meetingLinkSchema = z.object({ token });

export const createdMeetingSchema = meetingLinkSchema.extend({ id: z.string() });

const noName = 'Please enter your name';

export const joinMeetingSchema = meetingLinkSchema.extend({
  name: oneLineField(noName)
    .min(1, noName)
    .max(longestGuestName, `Name must be no more than ${longestGuestName} characters`)
    .nullable()
    .default(null)
    .describe('Only for guests, who must give one. Users join under their username.'),
});

export const meetingIdSchema = z.object({ id: z.string() });

export const meetingParamsSchema = z.object({ id: z.guid('Invalid room id').toLowerCase() });

export const half = z.literal([1, 2], 'Half must be 1 or 2');

const halfInUrl = z
  .enum(['1', '2'], 'Half must be 1 or 2')
  .transform((text): Half => (text === '1' ? 1 : 2));

export const halfParamsSchema = meetingParamsSchema.extend({ half: halfInUrl });

const person = z.object({
  name: z.string(),
  isGuest: z.boolean().describe('Has no account, so cannot interview.'),
});

const bets = z
  .array(
    z.object({
      number: count.describe('From 1.'),
      percent: count.nullable().describe('Null: not answered yet.'),
    }),
  )
  .describe('At most one, the last, is not answered yet.');

const state = {
  id: z.string(),
  revision: count.describe('Grows with every change; older responses are to be ignored.'),
  ...meetingChoices,
  phase: z
    .enum(meetingPhases)
    .describe(
      'Waiting: for the second person. Ready: before a half, with the clock at rest. Running. Over: the half has ended. Finished: only reading and feedback are left.',
    ),
  half,
  you: person,
  other: person.nullable().describe('Null until someone joins.'),
  isHost: z.boolean().describe('Whether the caller opened the room.'),
  canSwap: z.boolean().describe('Whether both have accounts and the second half is still to come.'),
  startedAt: moment.nullable().describe('When the clock of this half started.'),
  endsAt: moment.nullable().describe('When this half ends, or has ended. Then load again.'),
  expiresAt: moment.describe(
    `When the room closes, ${openHours} hours after it was opened, or after the time planned for it; feedback is accepted until then.`,
  ),
  now: moment.describe("By the server's clock, which the other times refer to."),
  feedback: z
    .array(z.object({ half, isSent: z.boolean(), isOpen: z.boolean() }))
    .describe("The caller's, for each half that has ended. Open: it can still be sent."),
};

/** What the candidate must not know yet is not in here: not even which question it is. */
const candidateQuestionSchema = z.object({
  number: count.describe('From 1, across both halves.'),
  html,
  imageUrl: z.string().nullable(),
  asked: askedSchema.nullable().describe('What kind of answer is asked for; null: open.'),
  parts: z
    .array(z.object({ html, asked: askedSchema }))
    .describe('Those the interviewer has opened; empty if it has none.'),
  hints: z.array(z.object({ number: count, html })).describe('Those that were given.'),
  bets,
});

const interviewerQuestionSchema = candidateQuestionSchema.extend({
  questionId: count,
  name: z.string(),
  difficulty: z.enum(difficulties),
  variant: z.string().nullable().describe('Such as 1.7; null: the usual numbers.'),
  hasOtherNumbers: z.boolean(),
  parts: z.array(z.object({ html, asked: askedSchema, isOpen: z.boolean() })),
  hints: z.array(z.object({ number: count, html, isGiven: z.boolean() })),
  followUps: z.array(z.object({ questionHtml: html, answerHtml: html })),
  answerHtml: z.string().nullable().describe('The proven answer; null if it has none.'),
  solutionHtml: z.string().nullable().describe('Null if none has been written.'),
  isShown: z.boolean().describe('Whether the candidate can see it: once the clock has started.'),
});

export const meetingStateSchema = z
  .discriminatedUnion('seat', [
    z.object({
      ...state,
      seat: z.literal('interviewer'),
      question: interviewerQuestionSchema
        .nullable()
        .describe('Null: none was dealt in this half, or it is no longer on the site.'),
      questionNumber: count.describe('What commands refer to; 0: none was dealt yet.'),
      notes: z.string().describe('Of this half. Nobody else ever sees them.'),
    }),
    z.object({
      ...state,
      seat: z.literal('candidate'),
      question: candidateQuestionSchema.nullable(),
    }),
  ])
  .meta({ id: 'MeetingState' });

/** What someone who opens the link should know before joining. */
export const meetingInvitationSchema = z
  .object({
    ...meetingChoices,
    host: z.string().describe('Their username.'),
    seat: z.enum(seats).describe('What the second person starts as.'),
    needsAccount: z.boolean().describe('A guest cannot join, since they would have to interview.'),
    id: z.string().nullable().describe('If the caller is already in the room: its id.'),
    isFull: z.boolean().describe('Two people are in it, and the caller is not one of them.'),
  })
  .meta({ id: 'MeetingInvitation' });

export const meetingListSchema = z
  .object({
    meetings: z
      .array(
        z.object({
          id: z.string(),
          ...meetingChoices,
          createdAt: moment,
          phase: z.enum(meetingPhases),
          other: person.nullable(),
          halves: z
            .array(
              z.object({
                half,
                seat: z.enum(seats),
                isSent: z.boolean().describe('Whether the user has sent their feedback.'),
                isOpen: z.boolean().describe('Whether it can still be sent.'),
                isShown: z.boolean().describe('Whether both have, so that it can be read.'),
              }),
            )
            .describe('Those that have ended.'),
        }),
      )
      .describe(`Newest first, at most ${mostMeetingsListed}.`),
  })
  .meta({ id: 'MeetingList' });

export type NewMeeting = z.infer<typeof newMeetingSchema>;
export type JoinMeeting = z.infer<typeof joinMeetingSchema>;
export type MeetingState = z.infer<typeof meetingStateSchema>;
export type InterviewerState = Extract<MeetingState, { seat: 'interviewer' }>;
export type CandidateState = Extract<MeetingState, { seat: 'candidate' }>;
export type MeetingInvitation = z.infer<typeof meetingInvitationSchema>;
export type MeetingList = z.infer<typeof meetingListSchema>;
