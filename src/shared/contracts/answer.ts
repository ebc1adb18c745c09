import { z } from 'zod';
import { storableText } from './fields.ts';

const numberField = (message: string) => z.number(message);
const textField = (message: string, longest: number) =>
  storableText(message)
    .trim()
    .min(1, message)
    .max(longest, `Must be no more than ${longest} characters`);
export const longestAnswer = 200;
export const longestSentence = 500;
export const longestUnit = 100;
const mostMistakes = 10;

/** How precise an answer must be. By default: three significant digits. */
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

const mistakeMessage = textField('A mistake needs a message', longestSentence);

/** A wrong value that a tempting argument leads to, and a message that helps. */
const mistakeSchema = z.strictObject({
  value: textField('The value of a mistake must be a string such as "9/10"', longestAnswer),
  message: mistakeMessage,
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
const onePrecisionOnly = { message: 'Set only one of exact, digits and places' };

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

const choiceNumber = z
  .int('Value must be the number of a choice')
  .min(1, 'Choices are counted from 1');

const choiceSchema = z
  .strictObject({
    kind: z.literal('choice'),
    choices: z
      .array(textField('Choices must be strings', longestSentence))
      .min(2, 'There must be at least two choices')
      .max(mostChoices, `There must be no more than ${mostChoices} choices`),
    value: choiceNumber,
    mistakes: z
      .array(z.strictObject({ value: choiceNumber, message: mistakeMessage }))
      .max(mostChoices - 1, 'Each wrong choice has one message at most')
      .optional(),
  })
  .refine(({ choices, value }) => value <= choices.length, {
    path: ['value'],
    message: 'There is no choice with this number',
  })
  .superRefine(({ choices, value, mistakes = [] }, context) => {
    for (const [index, mistake] of mistakes.entries()) {
      const isTwin = mistakes.findIndex((other) => other.value === mistake.value) < index;
      const problem =
        (mistake.value === value && 'This is the right choice') ||
        (mistake.value > choices.length && 'There is no choice with this number') ||
        (isTwin && 'This choice already has a message');
      if (problem) {
        context.addIssue({ code: 'custom', path: ['mistakes', index, 'value'], message: problem });
      }
    }
  });

const longestRubric = 2_000;
const longestModel = 5_000;

const openSchema = z.strictObject({
  kind: z.literal('open'),
  rubric: textField('An open answer needs a rubric', longestRubric),
  why: textField('An open answer must say why no program can compute it', longestRubric),
  model: textField('The model answer must not be empty', longestModel).optional(),
});

const intervalSchema = z.strictObject({
  kind: z.literal('interval'),
  value: numberField('Value must be a number').positive('Value must be above zero'),
  unit: numeric.unit,
});

const fewestParts = 2;
export const mostParts = 4;
const longestPart = 2_000;
const mostPartHints = 5;
const unknownPartKind = 'A part needs a kind: fraction, number, expression or choice';

/** Linked questions under one statement, asked one after the other. */
function partsSchemaOf<Single extends z.ZodType>(answer: Single) {
  const part = z.strictObject({
    question: textField('A part needs its question', longestPart),
    hints: z
      .int('Hints must be a whole number')
      .min(0, 'Hints must not be negative')
      .max(mostPartHints, `A part must have no more than ${mostPartHints} hints`)
      .describe("How many of the question's hints belong to it, in their order."),
    answer,
  });
  return z.strictObject({
    kind: z.literal('parts'),
    parts: z
      .array(part)
      .min(fewestParts, `There must be at least ${fewestParts} parts`)
      .max(mostParts, `There must be no more than ${mostParts} parts`),
  });
}

/** One that is given at once. */
const singleAnswerSchema = z.discriminatedUnion(
  'kind',
  [fractionSchema, numberSchema, expressionSchema, choiceSchema],
  unknownPartKind,
);

export const givenSingleSchema = z.discriminatedUnion(
  'kind',
  [
    fractionSchema,
    numberSchema,
    expressionFields.partial({ numeric: true }).refine(onePrecision, onePrecisionOnly),
    choiceSchema,
  ],
  unknownPartKind,
);

const unknownKind =
  'The answer needs a kind: fraction, number, expression, choice, parts, interval or open';

/** The answer as its author states it. Only sent to administrators. */
export const answerSchema = z.discriminatedUnion(
  'kind',
  [...singleAnswerSchema.options, partsSchemaOf(singleAnswerSchema), intervalSchema, openSchema],
  unknownKind,
);

/** As administrators enter it: the value of an expression is computed unless they state it. */
export const givenAnswerSchema = z.discriminatedUnion(
  'kind',
  [...givenSingleSchema.options, partsSchemaOf(givenSingleSchema), intervalSchema, openSchema],
  unknownKind,
);

/** What an interviewer asks next. */
export const followUpSchema = z.object({
  question: z.string(),
  answer: z.string(),
  check: singleAnswerSchema.optional().describe('What learners can try to answer, if anything.'),
});

export type Answer = z.infer<typeof answerSchema>;
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;
export type GivenSingleAnswer = z.infer<typeof givenSingleSchema>;
export type FollowUp = z.infer<typeof followUpSchema>;
