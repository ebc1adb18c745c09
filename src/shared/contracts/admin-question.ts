import { z } from 'zod';
import { difficulties } from '../domain/difficulty.ts';
import { measuredBands } from '../domain/measured-difficulty.ts';
import { defaultCategory, mostChangedAtOnce } from '../domain/questions.ts';
import { answerSchema, followUpSchema } from './answer.ts';
import { idField } from './fields.ts';
import { listQuerySchema, optionalText } from './list-query.ts';
import {
  questionDetailSchema,
  questionListQuerySchema,
  questionParamsSchema,
  questionSchema,
} from './question.ts';
import { extraFields, optionalSolution, questionFields } from './question-edit.ts';
import { numbersSchema, variantText } from './variant.ts';

/** The sort fields for administrators; `type` is the Category column. */
const questionSorts = [
  'name',
  'difficulty',
  'rating',
  'type',
  'createdAt',
  'updatedAt',
  'id',
] as const;

const visibilities = ['visible', 'hidden'] as const;
const accesses = ['premium', 'free'] as const;
/** `off`: with fresh numbers that rest. */
const numbers = ['fresh', 'off', 'fixed'] as const;
/** `against-label`: the measured difficulty contradicts the label. */
const measures = [...measuredBands, 'against-label'] as const;

export const adminQuestionQuerySchema = listQuerySchema(questionSorts).extend({
  category: questionListQuerySchema.shape.category,
  difficulty: questionListQuerySchema.shape.difficulty,
  visibility: optionalText(
    z.enum(visibilities, `Visibility must be one of ${visibilities.join(', ')}`),
  ),
  premium: optionalText(z.enum(accesses, `Premium must be one of ${accesses.join(', ')}`)),
  measured: optionalText(z.enum(measures, `Measured must be one of ${measures.join(', ')}`)),
  numbers: optionalText(z.enum(numbers, `Numbers must be one of ${numbers.join(', ')}`)),
});

/** A row of the administrators' list. */
export const adminQuestionRowSchema = questionSchema
  .omit({ isStarred: true, rating: true })
  .extend({
    measure: z
      .object({
        rating: z.number().int(),
        deviation: z.number().int(),
        results: z.number().int().describe('First tries without help.'),
        rightResults: z.number().int(),
        isAgainstLabel: z
          .boolean()
          .describe(
            'Whether the rating, give or take two deviations, is outside the range of the label.',
          ),
      })
      .nullable()
      .describe('The difficulty as measured up to the last hour; null if not measured.'),
    hasSolution: z.boolean(),
    hasVariants: z
      .boolean()
      .describe('Whether it came with fresh numbers. They rest once its texts are edited.'),
    usesVariants: z
      .boolean()
      .describe('Whether it is asked with fresh numbers now: it reads as they do.'),
    version: z.number().int().describe('Increments with every save.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminQuestionRow' });

/** With everything the editor needs. */
export const adminQuestionSchema = questionDetailSchema
  .omit({
    ...{ answer: true, hintCount: true, followUpCount: true, lab: true, exploredAt: true },
    ...{ isStarred: true, hasNote: true, rating: true, firstTries: true },
    ...{ variant: true, isVariantGone: true, numbers: true },
  })
  .extend({
    subject: z.string().nullable(),
    tags: z.array(z.string()),
    answer: answerSchema.nullable(),
    hints: z.array(z.string()).describe('Markdown with formulas.'),
    followUps: z.array(followUpSchema).describe('Markdown with formulas.'),
    createdAt: z.iso.datetime(),
    hasSolution: z.boolean(),
    hasVariants: adminQuestionRowSchema.shape.hasVariants,
    usesVariants: adminQuestionRowSchema.shape.usesVariants,
    keepsAnswer: z
      .boolean()
      .nullable()
      .describe('Null if there never was an answer check, a hint or a simulation.'),
    solution: z
      .object({
        id: z.number().int(),
        content: z.string().describe('Markdown with formulas.'),
        version: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'AdminQuestion' });

export const categoryCountsSchema = z.array(
  z.object({ category: z.string(), count: z.number().int() }),
);

export const tagCountsSchema = z.array(z.object({ tag: z.string(), count: z.number().int() }));

export const newQuestionSchema = z.object({
  name: questionFields.name,
  description: questionFields.description,
  difficulty: questionFields.difficulty.default('Medium'),
  category: optionalText(questionFields.category).transform((text) => text ?? defaultCategory),
  type: questionFields.type.default(''),
  imageUrl: questionFields.imageUrl.default(null),
  isVisible: questionFields.isVisible.default(true),
  isPremium: questionFields.isPremium.default(false),
  subject: extraFields.subject.default(null),
  tags: extraFields.tags.default([]),
  answer: extraFields.answer.default(null),
  hints: extraFields.hints.default([]),
  followUps: extraFields.followUps.default([]),
  solution: optionalSolution,
});

export const visibilityChangeSchema = z.object({ isVisible: questionFields.isVisible });
export const premiumChangeSchema = z.object({ isPremium: questionFields.isPremium });

export const deletionQuerySchema = z.object({
  permanent: z.literal('true', 'Deletion is permanent: add permanent=true'),
});

export const deletedAllSchema = z.object({
  deleted: z.number().int(),
  exportId: z
    .number()
    .int()
    .describe('The export of the deleted questions, see /api/admin/kept-exports.'),
});

const bulkActions = ['show', 'hide', 'premium', 'free', 'delete'] as const;

export const bulkChangeSchema = z.object({
  ids: z
    .array(idField('Invalid question id'), 'Ids must be a list')
    .min(1, 'Select at least one question')
    .max(mostChangedAtOnce, `Select at most ${mostChangedAtOnce.toLocaleString('en')} questions`)
    .transform((ids) => [...new Set(ids)]),
  action: z.enum(bulkActions, `Action must be one of ${bulkActions.join(', ')}`),
});

export const bulkResultSchema = z.object({ changed: z.number().int() });

const revisionSubjects = ['question', 'solution'] as const;

/** A question at one version. */
export const revisedQuestionSchema = z.object({
  name: z.string(),
  description: z.string(),
  difficulty: z.enum(difficulties),
  category: z.string(),
  type: z.string(),
  imageUrl: z.string().nullable(),
  isVisible: z.boolean(),
  isPremium: z.boolean(),
  // The oldest versions lack the fields from here on.
  keepsAnswer: z.boolean().default(true),
  subject: z.string().nullable().optional(),
  tags: z.array(z.string()).optional(),
  answer: answerSchema.nullable().optional(),
  hints: z.array(z.string()).optional(),
  followUps: z.array(followUpSchema).optional(),
});

export const revisedSolutionSchema = z.object({ content: z.string() });

const revision = {
  version: z.number().int(),
  isCurrent: z.boolean(),
  editor: z
    .string()
    .nullable()
    .describe('Null if it was not a user but, for example, the question bank.'),
  createdAt: z.iso.datetime(),
};

export const questionHistorySchema = z
  .array(
    z.discriminatedUnion('subject', [
      z.object({
        ...revision,
        subject: z.literal('question'),
        changed: z
          .array(revisedQuestionSchema.keyof())
          .nullable()
          .describe('The fields that changed; null for the first version.'),
        content: revisedQuestionSchema,
      }),
      z.object({
        ...revision,
        subject: z.literal('solution'),
        changed: z.array(revisedSolutionSchema.keyof()).nullable(),
        content: revisedSolutionSchema,
      }),
    ]),
  )
  .meta({ id: 'QuestionHistory' });

export const restoreSchema = z.object({
  subject: z.enum(revisionSubjects, `Subject must be one of ${revisionSubjects.join(', ')}`),
  version: idField('Version must be a positive whole number'),
});

export const keptExportParamsSchema = z.object({ id: idField('Invalid export id') });

export const keptExportSchema = z
  .object({
    id: z.number().int(),
    reason: z.string(),
    format: z.enum(['json', 'csv']),
    rowCount: z.number().int(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'KeptExport' });

export type AdminQuestionQuery = z.infer<typeof adminQuestionQuerySchema>;
export type AdminQuestionRow = z.infer<typeof adminQuestionRowSchema>;
export type AdminQuestion = z.infer<typeof adminQuestionSchema>;
export type CategoryCounts = z.infer<typeof categoryCountsSchema>;
export type TagCounts = z.infer<typeof tagCountsSchema>;
export type NewQuestion = z.infer<typeof newQuestionSchema>;
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export type BulkAction = BulkChange['action'];
export type DeletedAll = z.infer<typeof deletedAllSchema>;
export type RevisedQuestion = z.infer<typeof revisedQuestionSchema>;
export type QuestionHistory = z.infer<typeof questionHistorySchema>;
export type Revision = QuestionHistory[number];
export type Restore = z.infer<typeof restoreSchema>;
export type KeptExport = z.infer<typeof keptExportSchema>;

export const adminVariantsSchema = z
  .object({
    question: z.string().describe('Its name.'),
    version: z.number().int(),
    isInUse: z.boolean().describe('False: the question no longer reads as they do.'),
    variants: z.array(
      z.object({
        variant: z.string().describe('Such as 1.7.'),
        numbers: numbersSchema,
        answer: z.string().describe('Safe HTML; empty if no program can judge it.'),
        isWithdrawn: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'QuestionVariants' });

export const adminVariantParamsSchema = questionParamsSchema.extend({ variant: variantText });

/** As learners read it, in safe HTML. */
export const adminVariantSchema = z
  .object({
    description: z.string(),
    hints: z.array(z.string()),
    solution: z.string(),
    mistakes: z.array(z.object({ value: z.string(), message: z.string() })).describe('Plain text.'),
    followUps: z.array(followUpSchema.omit({ check: true })),
  })
  .meta({ id: 'QuestionVariant' });

export const withdrawalSchema = z.object({
  variant: variantText,
  isWithdrawn: z.boolean('isWithdrawn must be true or false'),
});

export type AdminVariants = z.infer<typeof adminVariantsSchema>;
export type AdminVariant = z.infer<typeof adminVariantSchema>;
export type Withdrawal = z.infer<typeof withdrawalSchema>;
