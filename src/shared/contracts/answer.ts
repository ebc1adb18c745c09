import { z } from 'zod';
import { mostCarriedAnswers } from '../domain/carried-answers.ts';
import { idField, storableText } from './fields.ts';
import { questionParamsSchema } from './question.ts';

const numberField = (message: string) => z.number(message);
const textField = (message: string, longest: number) =>
  storableText(message)
    .trim()
    .min(1, message)
    .max(longest, `Must be no more than ${longest} characters`);
const longestAnswer = 200;
const longestSentence = 500;
const longestUnit = 100;
const mostMistakes = 10;

/** How close an answer must be, as the question asks. With none: three significant digits. */
const precision = {
  exact: z.literal(true, 'Exact must be true or left out').optional(),
  digits: z
    .int('Digits must be a whole number')
    .min(1, 'Digits must be from 1 to 12')
    .max(12, 'Digits must be from 1 to 12')
    .optional(),
  places: z
    .int('Places must be a whole number')
    .min(0, 'Places must be from 0 to 12')
    .max(12, 'Places must be from 0 to 12')
    .optional(),
};

/** A wrong value that a tempting argument leads to, and the sentence that helps. */
const mistakeSchema = z.strictObject({
  value: textField('The value of a mistake must be a string such as "9/10"', longestAnswer),
  message: textField('A mistake needs a message', longestSentence),
});

const numeric = {
  ...precision,
  unit: storableText('The unit must be a string')
    .trim()
    .min(1, 'The unit must not be empty')
    .max(longestUnit, `Unit must be no more than ${longestUnit} characters`)
    .optional(),
  isProbability: z.boolean('isProbability must be true or false').optional(),
  mistakes: z
    .array(mistakeSchema)
    .max(mostMistakes, `There must be no more than ${mostMistakes} mistakes`)
    .optional(),
};

const onePrecision = (answer: Record<string, unknown>) =>
  Object.keys(precision).filter((field) => answer[field] !== undefined).length <= 1;
const onePrecisionOnly = { message: 'Give only one of exact, digits and places' };

const mostChoices = 10;

const fractionSchema = z
  .strictObject({
    kind: z.literal('fraction'),
    value: z
      .string('Value must be a string such as "1/18"')
      .max(longestAnswer, `Value must be no more than ${longestAnswer} characters`)
      .regex(/^-?\d+\/0*[1-9]\d*$/, 'Value must be a fraction such as "1/18"'),
    ...numeric,
  })
  .refine(onePrecision, onePrecisionOnly);

const numberSchema = z
  .strictObject({
    kind: z.literal('number'),
    value: numberField('Value must be a number'),
    ...numeric,
  })
  .refine(onePrecision, onePrecisionOnly);

const expressionFields = z.strictObject({
  kind: z.literal('expression'),
  value: textField('Value must be LaTeX', longestAnswer),
  numeric: numberField('Numeric must be the value as a number'),
  ...numeric,
});

const expressionSchema = expressionFields.refine(onePrecision, onePrecisionOnly);

const choiceSchema = z
  .strictObject({
    kind: z.literal('choice'),
    choices: z
      .array(textField('Choices must be strings', longestSentence))
      .min(2, 'There must be at least two choices')
      .max(mostChoices, `There must be no more than ${mostChoices} choices`),
    value: z.int('Value must be the number of a choice').min(1, 'Choices are counted from 1'),
  })
  .refine(({ choices, value }) => value <= choices.length, {
    path: ['value'],
    message: 'There is no choice with this number',
  });

const longestRubric = 2_000;

const openSchema = z.strictObject({
  kind: z.literal('open'),
  rubric: textField('An open answer needs a rubric', longestRubric),
  why: textField('An open answer must say why no program can compute it', longestRubric),
});

const unknownKind = 'The answer needs a kind: fraction, number, expression, choice or open';

/** The answer as its author states it. Only sent to administrators. */
export const answerSchema = z.discriminatedUnion(
  'kind',
  [fractionSchema, numberSchema, expressionSchema, choiceSchema, openSchema],
  unknownKind,
);

/** As administrators enter it: the number of an expression is computed unless they state it. */
export const givenAnswerSchema = z.discriminatedUnion(
  'kind',
  [
    fractionSchema,
    numberSchema,
    expressionFields.partial({ numeric: true }).refine(onePrecision, onePrecisionOnly),
    choiceSchema,
    openSchema,
  ],
  unknownKind,
);

const attemptField = z
  .string('Enter your answer first.')
  .trim()
  .min(1, 'Enter your answer first.')
  .max(longestAnswer, `An answer must be no more than ${longestAnswer} characters.`)
  .describe('A number, fraction, percentage or expression; for choices the number, from 1.');

const answerAttemptSchema = z.object({ answer: attemptField });

/** How an answer came about, for the record of those who are signed in. All of it is optional. */
export const answerCheckSchema = answerAttemptSchema.extend({
  mode: z
    .enum(['browse', 'review'], 'Mode must be browse or review')
    .default('browse')
    .describe('Review: the question came up because it is due.'),
  confidence: z
    .int('Confidence must be a whole number of percent')
    .min(5, 'Confidence must be from 5 to 99 %')
    .max(99, 'Confidence must be from 5 to 99 %')
    .nullable()
    .default(null)
    .describe('How sure the user is, in percent.'),
  shownAt: z.iso
    .datetime('Invalid time')
    .nullable()
    .default(null)
    .describe('When the question was shown, by the clock of the browser.'),
  activeSeconds: z
    .int('Active seconds must be a whole number')
    .min(0, 'Active seconds must not be negative')
    .nullable()
    .default(null)
    .describe('How long the page was in view since then. Never counts for more than has passed.'),
});

export const answerTrialSchema = z.object({
  answer: givenAnswerSchema.describe('As it would be saved.'),
  attempt: attemptField,
});

const tooManyCarried = `There must be from 1 to ${mostCarriedAnswers} answers`;

export const carriedAnswersSchema = z.object({
  answers: z
    .array(
      answerAttemptSchema.extend({
        questionId: idField('Invalid question id'),
        explored: z
          .boolean('Explored must be true or false')
          .default(false)
          .describe('Whether the visitor explored the simulation before answering.'),
      }),
      tooManyCarried,
    )
    .min(1, tooManyCarried)
    .max(mostCarriedAnswers, tooManyCarried),
});

export const keptAnswersSchema = z
  .object({ kept: z.number().int().describe('How many of the questions count as practiced.') })
  .meta({ id: 'KeptAnswers' });

export const answerToReadSchema = answerAttemptSchema.extend({
  unit: z
    .string('Unit must be a string')
    .max(longestUnit, `Unit must be no more than ${longestUnit} characters`)
    .nullable()
    .default(null)
    .describe('The unit that the question asks for.'),
});

const readAs = z.string().nullable().describe('How the input was read, as a rendered formula.');

export const answerReadingSchema = z
  .object({ readAs, problem: z.string().nullable().describe('Why it cannot be read, and where.') })
  .meta({ id: 'AnswerReading' });

/** Of a review: 1 again, 2 hard, 3 good, 4 easy. */
export const gradeField = z
  .int('Grade must be from 1 to 4')
  .min(1, 'Grade must be from 1 to 4')
  .max(4, 'Grade must be from 1 to 4');

const revealed = {
  value: z.string().describe('The answer, rendered and safe.'),
  number: z.number().describe('The answer as a number; for choices the number, from 1.'),
};

export const answerJudgmentSchema = z
  .object({
    verdict: z
      .enum(['right', 'close', 'wrong', 'incomplete'])
      .describe('Incomplete: too few digits, not judged.'),
    message: z.string().describe('Feedback for the user.'),
    readAs,
    value: revealed.value.nullable(),
    number: revealed.number.nullable(),
    review: z
      .object({
        grade: gradeField.describe('As proposed by what happened; the user may correct it.'),
        due: z.iso.datetime().describe('When the question comes back.'),
      })
      .nullable()
      .describe('Null if this did not review the question.'),
  })
  .meta({ id: 'AnswerJudgment' });

export const answerVerdictSchema = answerJudgmentSchema
  .pick({ verdict: true, message: true, readAs: true })
  .meta({ id: 'AnswerVerdict' });

export const revealedAnswerSchema = z.object(revealed).meta({ id: 'RevealedAnswer' });

export const hintParamsSchema = questionParamsSchema.extend({
  number: z.coerce.number('Invalid hint number').int('Invalid hint number').min(1).max(1000),
});

export const hintSchema = z
  .object({ html: z.string().describe('The hint, rendered and safe.') })
  .meta({ id: 'Hint' });

export const followUpsSchema = z
  .array(
    z.object({
      questionHtml: z.string().describe('Rendered and safe.'),
      answerHtml: z.string().describe('Rendered and safe.'),
    }),
  )
  .meta({ id: 'FollowUps' });

export type AnswerCheck = z.infer<typeof answerCheckSchema>;
export type Answer = z.infer<typeof answerSchema>;
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;
export type AnswerTrial = z.infer<typeof answerTrialSchema>;
export type AnswerVerdict = z.infer<typeof answerVerdictSchema>;
export type FollowUps = z.infer<typeof followUpsSchema>;
export type AnswerJudgment = z.infer<typeof answerJudgmentSchema>;
export type CarriedAnswer = z.infer<typeof carriedAnswersSchema>['answers'][number];
export type KeptAnswers = z.infer<typeof keptAnswersSchema>;
export type AnswerToRead = z.infer<typeof answerToReadSchema>;
export type AnswerReading = z.infer<typeof answerReadingSchema>;
export type RevealedAnswer = z.infer<typeof revealedAnswerSchema>;
export type Hint = z.infer<typeof hintSchema>;
