import { z } from 'zod';
import { mostCarriedAnswers } from '../domain/carried-answers.ts';
import { givenAnswerSchema, longestAnswer, longestUnit, mostParts } from './answer.ts';
import { idField } from './fields.ts';
import { askedPartSchema, askedSchema, questionParamsSchema } from './question.ts';
import { variantField, variantQuerySchema } from './variant.ts';

const attemptField = z
  .string('Enter your answer first.')
  .trim()
  .min(1, 'Enter your answer first.')
  .max(longestAnswer, `An answer must be no more than ${longestAnswer} characters.`)
  .describe('A number, fraction, percentage or expression; for a choice, its number, from 1.');

const answerAttemptSchema = z.object({ answer: attemptField });

const viaField = z
  .enum(['topic'], 'Via must be topic')
  .optional()
  .describe(
    'Topic: the user knew the topic, which hints at the method, so the result counts less.',
  );

export const revealQuerySchema = variantQuerySchema.extend({
  via: viaField,
  part: z.coerce
    .number('Invalid part')
    .int('Invalid part')
    .min(1, 'Invalid part')
    .max(mostParts, 'Invalid part')
    .optional()
    .describe('Only this part, from 1. Without: the whole answer.'),
});

/** How an answer came about, recorded for signed-in users. All of it is optional. */
export const answerCheckSchema = answerAttemptSchema.extend({
  mode: z
    .enum(['browse', 'review', 'replay'], 'Mode must be browse, review or replay')
    .default('browse')
    .describe(
      'Review: the question came up because it was due. Replay: the user tries an earlier mistake again, which moves neither the rating nor the due date; 409 `NOT_REPLAYABLE` if the question is due or new to the user.',
    ),
  confidence: z
    .int('Confidence must be a whole percentage')
    .min(5, 'Confidence must be from 5% to 99%')
    .max(99, 'Confidence must be from 5% to 99%')
    .nullable()
    .default(null)
    .describe('How sure the user is, in percent.'),
  shownAt: z.iso
    .datetime('Invalid time')
    .nullable()
    .default(null)
    .describe("When the question was shown, by the browser's clock."),
  activeSeconds: z
    .int('Active seconds must be a whole number')
    .min(0, 'Active seconds must not be negative')
    .nullable()
    .default(null)
    .describe('How long the page has been in view since then, at most the time that has passed.'),
  via: viaField,
  variant: variantField,
  earlier: z
    .array(attemptField.nullable(), 'Earlier must be a list of answers')
    .max(mostParts - 1, `There must be no more than ${mostParts - 1} earlier answers`)
    .default([])
    .describe(
      'For a question with parts: the right answers to the parts before this one; null for one that was given up. 409 `PART_CLOSED` if one of them is not right.',
    ),
});

export const answerTrialSchema = z.object({
  answer: givenAnswerSchema.describe('As it would be saved.'),
  attempt: attemptField,
});

const longestWritten = 5_000;

const writtenField = z
  .string('Enter your answer first.')
  .trim()
  .min(1, 'Enter your answer first.')
  .max(longestWritten, `An answer must be no more than ${longestWritten} characters.`)
  .describe('For an interval, such as 8 to 10.');

export const answerToCompareSchema = z.object({ answer: writtenField });

/** How the user judges what they wrote. */
export const selfJudgmentSchema = answerCheckSchema
  .omit({ confidence: true, variant: true, earlier: true })
  .extend({
    answer: writtenField,
    verdict: z.enum(['right', 'close', 'wrong'], 'Verdict must be right, close or wrong'),
  });

const tooManyCarried = `There must be 1 to ${mostCarriedAnswers} answers`;

export const carriedAnswersSchema = z.object({
  answers: z
    .array(
      answerAttemptSchema.extend({
        questionId: idField('Invalid question id'),
        explored: z
          .boolean('Explored must be true or false')
          .default(false)
          .describe('Whether the visitor explored the simulation before answering.'),
        variant: variantField,
        first: attemptField
          .optional()
          .describe('The first answer, if it was not right; the same one is not counted twice.'),
        earlier: z
          .array(attemptField, 'Earlier must be a list of answers')
          .max(mostParts - 1, `There must be no more than ${mostParts - 1} earlier answers`)
          .default([])
          .describe('For a question with parts: the right answers to the parts before this one.'),
        firstPart: z
          .int('First part must be a whole number')
          .min(0, `First part must be from 0 to ${mostParts - 1}`)
          .max(mostParts - 1, `First part must be from 0 to ${mostParts - 1}`)
          .default(0)
          .describe('The part that the first answer was for, from 0.'),
      }),
      tooManyCarried,
    )
    .min(1, tooManyCarried)
    .max(mostCarriedAnswers, tooManyCarried),
});

export const carriedOverSchema = z
  .object({ kept: z.number().int().describe('How many of the questions count as practiced.') })
  .meta({ id: 'KeptAnswers' });

export const answerToReadSchema = answerAttemptSchema.extend({
  unit: z
    .string('Unit must be a string')
    .max(longestUnit, `Unit must be no more than ${longestUnit} characters`)
    .nullable()
    .default(null)
    .describe('The unit the question asks for.'),
});

const readAs = z.string().nullable().describe('How the input was read, as a rendered formula.');

export const answerReadingSchema = z
  .object({ readAs, problem: z.string().nullable().describe('Why it cannot be read, and where.') })
  .meta({ id: 'AnswerReading' });

const status = z
  .enum(['attempted', 'solved'])
  .nullable()
  .describe("The user's new status for the question; null for visitors.");

/** The grade of a review: 1 again, 2 hard, 3 good, 4 easy. */
export const gradeField = z
  .int('Grade must be from 1 to 4')
  .min(1, 'Grade must be from 1 to 4')
  .max(4, 'Grade must be from 1 to 4');

const rating = z
  .object({ before: z.int(), after: z.int() })
  .nullable()
  .describe("The user's overall rating before and after; null if this was not rated.");

/** Why a verdict moved no rating. */
export const unratedReasons = [
  'hint',
  'simulation',
  'solution',
  'repeat',
  'review',
  'limit',
  'self-judged',
] as const;

const seconds = z.int().min(1);

const revealed = {
  value: z.string().describe('The answer, rendered and safe.'),
  number: z.number().describe('The answer as a number; for a choice, its number, from 1.'),
};

export const answerJudgmentSchema = z
  .object({
    verdict: z
      .enum(['right', 'close', 'wrong', 'incomplete'])
      .describe('Incomplete: too few digits, or the last one is off; not judged.'),
    message: z.string().describe('Feedback for the user.'),
    readAs,
    value: revealed.value.nullable(),
    number: revealed.number.nullable(),
    isSolved: z
      .boolean()
      .describe(
        'Whether this solves the question: it is right, and the answer had not been revealed.',
      ),
    next: askedPartSchema.nullable().describe('The part that is open now, if there is another.'),
    status,
    review: z
      .object({
        grade: gradeField.describe('A suggestion based on what happened; the user may correct it.'),
        due: z.iso.datetime().describe('When the question comes back.'),
      })
      .nullable()
      .describe('Null if this was not a review of the question.'),
    rating,
    unrated: z
      .enum(unratedReasons)
      .nullable()
      .describe('Why it was judged but not rated. Always null for visitors.'),
    pace: z
      .object({
        seconds: seconds.describe('How long the user took.'),
        others: seconds.describe('The median of what others took, of at least 20.'),
      })
      .nullable()
      .describe('Only if the first answer was right.'),
    streak: z
      .object({ days: z.int().min(1) })
      .nullable()
      .describe('In days, if this made it grow.'),
  })
  .meta({ id: 'AnswerJudgment' });

export const answerVerdictSchema = answerJudgmentSchema
  .pick({ verdict: true, message: true, readAs: true })
  .meta({ id: 'AnswerVerdict' });

export const revealedAnswerSchema = z
  .object({
    ...revealed,
    number: revealed.number.nullable().describe('Null for an open answer.'),
    next: askedPartSchema.nullable().describe('The part that is open now, if there is another.'),
    status,
    rating,
  })
  .meta({ id: 'RevealedAnswer' });

export const comparisonSchema = z
  .object({
    value: z.string().describe('The true value or a model answer, rendered and safe.'),
    number: z.number().nullable().describe('The true value.'),
    interval: z
      .object({
        isHit: z.boolean(),
        score: z.number().describe('The lower end over the upper one; 0 for a miss.'),
        width: z.number().describe('Relative to the true value.'),
        verdict: z.enum(['right', 'close', 'wrong']).describe('A suggestion.'),
      })
      .nullable(),
    rubric: z.array(z.string()).describe('What a good answer names, rendered and safe.'),
  })
  .meta({ id: 'Comparison' });

export const hintParamsSchema = questionParamsSchema.extend({
  number: z.coerce.number('Invalid hint number').int('Invalid hint number').min(1).max(1000),
});

export const hintSchema = z
  .object({ html: z.string().describe('The hint, rendered and safe.') })
  .meta({ id: 'Hint' });

export const followUpParamsSchema = questionParamsSchema.extend({
  number: z.coerce
    .number('Invalid follow-up number')
    .int('Invalid follow-up number')
    .min(1, 'Invalid follow-up number')
    .max(1000, 'Invalid follow-up number'),
});

export const followUpAttemptSchema = answerAttemptSchema.extend({ variant: variantField });

export const followUpsSchema = z
  .array(
    z.object({
      questionHtml: z.string().describe('Rendered and safe.'),
      answerHtml: z.string().describe('Rendered and safe.'),
      asked: askedSchema.nullable().describe('What can be tried; null if it is only read.'),
    }),
  )
  .meta({ id: 'FollowUps' });

export type AnswerCheck = z.infer<typeof answerCheckSchema>;
export type Unrated = (typeof unratedReasons)[number];
export type AnswerTrial = z.infer<typeof answerTrialSchema>;
export type AnswerVerdict = z.infer<typeof answerVerdictSchema>;
export type AnswerToCompare = z.infer<typeof answerToCompareSchema>;
export type Comparison = z.infer<typeof comparisonSchema>;
export type SelfJudgment = z.infer<typeof selfJudgmentSchema>;
export type FollowUps = z.infer<typeof followUpsSchema>;
export type AnswerJudgment = z.infer<typeof answerJudgmentSchema>;
export type CarriedAnswer = z.infer<typeof carriedAnswersSchema>['answers'][number];
export type CarriedOver = z.infer<typeof carriedOverSchema>;
export type AnswerToRead = z.infer<typeof answerToReadSchema>;
export type AnswerReading = z.infer<typeof answerReadingSchema>;
export type RevealedAnswer = z.infer<typeof revealedAnswerSchema>;
export type Hint = z.infer<typeof hintSchema>;
