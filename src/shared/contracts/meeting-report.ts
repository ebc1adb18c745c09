import { z } from 'zod';
import { difficulties } from '../domain/difficulty.ts';
import { longestFeedback, seats } from '../domain/meetings.ts';
import { storableText } from './fields.ts';
import { half, meetingListSchema } from './meeting.ts';

const count = z.number().int();
const moment = z.iso.datetime();
const html = z.string().describe('Rendered and safe.');

const score = z.literal([1, 2, 3, 4], 'Please choose a score from 1 to 4');

const aboutCandidate = {
  scores: z.object(
    {
      method: score,
      correctness: score,
      communication: score,
      composure: score,
      calibration: score,
    },
    'Please choose a score for each',
  ),
  wouldHire: z.boolean('Please say whether you would hire them'),
  comment: storableText('A comment must be text')
    .trim()
    .max(longestFeedback, `A comment must be no more than ${longestFeedback} characters`),
};

/** Interviewers rate the candidate; candidates rate themselves, and the interviewer. */
export const meetingFeedbackSchema = z.discriminatedUnion(
  'seat',
  [
    z.object({ seat: z.literal('interviewer'), ...aboutCandidate }),
    z.object({
      seat: z.literal('candidate'),
      ...aboutCandidate,
      interviewing: score.describe('How the interviewer did.'),
    }),
  ],
  'Seat must be interviewer or candidate',
);

export const meetingReportSchema = z
  .object({
    ...meetingListSchema.shape.meetings.element.omit({ halves: true }).shape,
    expiresAt: moment.describe('Until when feedback is accepted.'),
    halves: z
      .array(
        z.object({
          half,
          seat: z.enum(seats).describe("The caller's."),
          startedAt: moment,
          endedAt: moment,
          hasPad: z.boolean().describe('Whether there is anything to replay.'),
          notes: z.string().nullable().describe("The caller's, if they interviewed."),
          questions: z.array(
            z.object({
              number: count,
              questionId: count.nullable().describe('Null if it is no longer on the site.'),
              variant: z.string().nullable(),
              name: z.string().nullable(),
              difficulty: z.enum(difficulties).nullable(),
              html: z.string().nullable().describe('What was asked, rendered and safe.'),
              parts: z.array(html).describe('Those that the interviewer opened.'),
              hints: z.array(z.object({ number: count, html })).describe('Those that were given.'),
              bets: z.array(count.nullable()).describe('In percent; null: not answered.'),
              answerHtml: z.string().nullable().describe('Null unless the caller may see it.'),
              solutionHtml: z.string().nullable().describe('Null unless the caller may see it.'),
            }),
          ),
          isFeedbackOpen: z.boolean().describe('Whether the caller can still send theirs.'),
          own: meetingFeedbackSchema.nullable().describe("The caller's feedback."),
          theirs: meetingFeedbackSchema
            .nullable()
            .describe("The other person's; null until both have sent theirs."),
        }),
      )
      .describe('Those that have ended.'),
  })
  .meta({ id: 'MeetingReport' });

export type MeetingFeedback = z.infer<typeof meetingFeedbackSchema>;
export type MeetingReport = z.infer<typeof meetingReportSchema>;
