import { z } from 'zod';
import { difficulties } from '../domain/difficulty.ts';
import { lengths, levels, mostListed } from '../domain/interviews.ts';
import { roles } from '../domain/roles.ts';
import { longestAnswer } from './answer.ts';
import { followUpsSchema } from './answer-check.ts';
import { idField, storableText } from './fields.ts';
import { askedSchema } from './question.ts';

const count = z.number().int();
const moment = z.iso.datetime();
const place = count.describe('From 1.');

const choices = {
  role: z.enum(roles, 'Role must be trader, researcher or developer'),
  level: z.enum(levels, 'Level must be internship, graduate or experienced'),
  minutes: z.literal([...lengths], 'Minutes must be 30, 45 or 60'),
  isOneWay: z
    .boolean('One way must be true or false')
    .describe('Whether moving on is final; otherwise, the questions can be visited in any order.'),
};

/** What the learner chooses. */
export const newInterviewSchema = z.object(choices);

export const interviewParamsSchema = z.object({ id: idField('Invalid interview id') });

const placeField = z.coerce
  .number('Invalid place')
  .int('Invalid place')
  .min(1, 'Invalid place')
  .max(100, 'Invalid place');

export const interviewPlaceSchema = z.object({ place: placeField });

export const interviewPlaceParamsSchema = interviewParamsSchema.extend({ place: placeField });

export const interviewAnswerSchema = z.object({
  given: storableText('Answer must be text')
    .max(longestAnswer, `An answer must be no more than ${longestAnswer} characters.`)
    .describe('As typed so far; for a choice, its number, from 1. Empty: none.'),
  confidence: z
    .int('Confidence must be a whole percentage')
    .min(5, 'Confidence must be from 5% to 99%')
    .max(99, 'Confidence must be from 5% to 99%')
    .nullable()
    .default(null)
    .describe('How sure the user is, in percent.'),
});

/** Nothing here says which question it is, nor anything else about it. */
const openQuestionSchema = z.object({
  html: z.string().describe('What is asked, rendered and safe.'),
  imageUrl: z.string().nullable(),
  asked: askedSchema,
  given: z.string(),
  confidence: count.nullable(),
});

export const runningInterviewSchema = z
  .object({
    id: count,
    ...choices,
    startedAt: moment,
    endsAt: moment,
    now: moment.describe("By the server's clock, which the other times refer to."),
    place: place.describe('The question that is open, from 1.'),
    questions: z.array(
      z.object({
        place,
        isAnswered: z.boolean(),
        isWithdrawn: z.boolean().describe('It was changed or removed meanwhile: it cannot count.'),
        open: openQuestionSchema.nullable().describe('Null if it cannot be seen now.'),
      }),
    ),
  })
  .meta({ id: 'RunningInterview' });

export const currentInterviewSchema = z
  .object({
    running: runningInterviewSchema.nullable(),
    last: z
      .object({ id: count, ...choices })
      .nullable()
      .describe('The latest interview that has ended.'),
  })
  .meta({ id: 'CurrentInterview' });

const score = {
  right: count,
  answered: count,
  asked: count.describe('Without those that were withdrawn.'),
};

const verdict = z
  .enum(['right', 'close', 'wrong'])
  .nullable()
  .describe('Null: not answered, or withdrawn.');

const result = {
  place,
  name: z.string().nullable().describe('Null if the question is no longer on the site.'),
  difficulty: z.enum(difficulties).nullable(),
  verdict,
  isAnswered: z.boolean(),
  seconds: count.describe('How long it was open.'),
  others: count.nullable().describe('What others take for a right answer; null: unknown.'),
};

const summary = {
  ...choices,
  startedAt: moment,
  ...score,
  seconds: count.describe('How long the interview took.'),
  calibration: z
    .object({
      stated: count.describe('How many answers came with a confidence.'),
      mean: z.number().describe('The mean confidence, in percent.'),
      right: z.number().describe('The share of them that was right, in percent.'),
      brier: z.number().describe('0 is perfect, always saying 50% gives 0.25.'),
    })
    .nullable()
    .describe('Null if no confidence was stated.'),
};

export const interviewReportSchema = z
  .object({
    id: count,
    ...summary,
    shareToken: z.string().nullable().describe('The token in its link; null if it is not shared.'),
    questions: z.array(
      z.object({
        ...result,
        questionId: count.nullable(),
        variant: z.string().nullable(),
        given: z.string().nullable().describe('As typed; null for a choice.'),
        givenHtml: z.string().nullable().describe('The chosen answer, rendered and safe.'),
        confidence: count.nullable(),
        message: z.string().nullable().describe('What was wrong with it.'),
        isRevealed: z.boolean().describe('Not answered, but added to the reviews.'),
        canReveal: z.boolean().describe('Not answered, and not yet added to the reviews.'),
        answerHtml: z.string().nullable().describe('The answer, if the user may see it.'),
        followUps: followUpsSchema,
        due: moment.nullable().describe('When the question comes back.'),
      }),
    ),
  })
  .meta({ id: 'InterviewReport' });

/** Without what was answered, and without answers: they would be open to everyone. */
export const sharedInterviewSchema = z
  .object({
    ...summary,
    owner: z.object({ username: z.string() }),
    questions: z.array(z.object({ ...result, questionId: count.nullable() })),
  })
  .meta({ id: 'SharedInterview' });

export const interviewHistorySchema = z
  .object({
    interviews: z
      .array(
        z.object({
          id: count,
          ...choices,
          startedAt: moment,
          ...score,
          isLocked: z.boolean().describe('The report takes a premium subscription.'),
        }),
      )
      .describe(`Those that have ended, newest first, at most ${mostListed}.`),
  })
  .meta({ id: 'InterviewHistory' });

export type NewInterview = z.infer<typeof newInterviewSchema>;
export type InterviewAnswer = z.infer<typeof interviewAnswerSchema>;
export type RunningInterview = z.infer<typeof runningInterviewSchema>;

export type CurrentInterview = z.infer<typeof currentInterviewSchema>;
export type InterviewReport = z.infer<typeof interviewReportSchema>;
export type SharedInterview = z.infer<typeof sharedInterviewSchema>;
export type InterviewHistory = z.infer<typeof interviewHistorySchema>;
