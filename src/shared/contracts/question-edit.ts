import { z } from 'zod';
import { difficulties } from '../domain/difficulty.ts';
import { givenAnswerSchema, givenSingleSchema } from './answer.ts';
import { oneLineField, storableText } from './fields.ts';
import { versionField } from './solution.ts';

const shortName = 'Name must be at least 3 characters';
const shortDescription = 'Description must be at least 10 characters';
const noCategory = 'Category is required';
const badImage = 'Image must be the name of an uploaded file';

const mostTags = 20;
const mostHints = 5;
const mostFollowUps = 5;
const markup = (missing: string) =>
  storableText(missing).refine((text) => text.trim() !== '', missing);

export const questionFields = {
  name: oneLineField(shortName)
    .min(3, shortName)
    .max(300, 'Name must be no more than 300 characters'),
  subject: oneLineField('Subject line must be text')
    .min(1, 'Subject line must not be empty')
    .max(160, 'Subject line must be no more than 160 characters'),
  description: z.string(shortDescription).trim().min(10, shortDescription),
  difficulty: z.enum(difficulties, 'Difficulty must be Easy, Medium or Hard'),
  category: oneLineField(noCategory)
    .min(1, noCategory)
    .max(100, 'Category must be no more than 100 characters'),
  type: oneLineField('Type must be text').max(180, 'Type must be no more than 180 characters'),
  imageUrl: z
    .string(badImage)
    .regex(/^(\/?uploads\/)?[\w-][\w.-]{0,200}$|^$/, badImage)
    .nullable(),
  isVisible: z.boolean('Visibility must be true or false'),
  isPremium: z.boolean('Premium must be true or false'),
  keepsAnswer: z.boolean('Keeping the answer check must be true or false'),
};

/** What helps readers find and practice a question. Empty lists: none. */
export const extraFields = {
  subject: z
    .preprocess(
      (text) => (typeof text === 'string' && text.trim() === '' ? null : text),
      questionFields.subject.nullable(),
    )
    .describe('One neutral line that says what is asked.'),
  tags: z
    .array(
      oneLineField('Tags must be text')
        .min(1, 'Tags must not be empty')
        .max(50, 'A tag must be no more than 50 characters')
        .regex(/^[^,;]*$/, 'Tags must not contain commas or semicolons'),
      'Tags must be a list',
    )
    .max(mostTags, `There must be no more than ${mostTags} tags`)
    .transform((tags) => [...new Set(tags)]),
  answer: givenAnswerSchema.nullable().describe('Null for no answer check.'),
  hints: z
    .array(markup('A hint must not be empty'), 'Hints must be a list of texts')
    .max(mostHints, `There must be no more than ${mostHints} hints`)
    .describe('Markdown with formulas.'),
  followUps: z
    .array(
      z.object(
        {
          question: markup('A follow-up needs a question'),
          answer: markup('A follow-up needs an answer'),
          check: givenSingleSchema.optional().describe('What learners can try to answer.'),
        },
        'A follow-up must have a question and an answer',
      ),
      'Follow-ups must be a list',
    )
    .max(mostFollowUps, `There must be no more than ${mostFollowUps} follow-ups`)
    .describe('Shown to readers who have solved the question. Markdown with formulas.'),
};

/** Empty: no solution, or unchanged. */
export const optionalSolution = z
  .string('Solution must be a string')
  .nullish()
  .transform((content) => (content?.trim() ? content : undefined));

/** Omitted fields stay unchanged. */
export const questionEditSchema = z.object({
  name: questionFields.name,
  description: questionFields.description,
  difficulty: questionFields.difficulty.optional(),
  category: questionFields.category.optional(),
  type: questionFields.type.optional(),
  imageUrl: questionFields.imageUrl.optional(),
  isVisible: questionFields.isVisible.optional(),
  isPremium: questionFields.isPremium.optional(),
  keepsAnswer: questionFields.keepsAnswer
    .optional()
    .describe('False: readers no longer see the answer check, the hints and the simulation.'),
  subject: extraFields.subject.optional(),
  tags: extraFields.tags.optional(),
  answer: extraFields.answer.optional(),
  hints: extraFields.hints.optional(),
  followUps: extraFields.followUps.optional(),
  version: versionField,
  solution: optionalSolution,
  solutionVersion: z.number().int().min(0).optional().describe('0 if there was none.'),
});

export type QuestionEdit = z.infer<typeof questionEditSchema>;
