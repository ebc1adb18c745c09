import { z } from 'zod';
import { idField } from './fields.ts';
import { variantQuerySchema } from './variant.ts';

const questionId = idField('Invalid question id');

export const solutionParamsSchema = z.object({ id: idField('Invalid solution id') });
export const questionSolutionParamsSchema = z.object({ questionId });
export const questionSolutionQuerySchema = variantQuerySchema.extend({
  cb: z.string().optional().describe('Ignored.'),
});
export const solutionUpdateQuerySchema = z.object({ questionId: questionId.optional() });

export const solutionSchema = z
  .object({
    id: z.number().int(),
    questionId: z.number().int(),
    content: z.string().describe('Markdown with formulas.'),
    contentHtml: z.string().describe('The content, rendered and safe.'),
    version: z.number().int().describe('Increments with every save.'),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Solution' });

const missingContent = 'Solution content is required';

export const solutionContentField = z
  .string(missingContent)
  .refine((content) => content.trim() !== '', missingContent);

/** The version the editor started from; without it the last save wins. */
export const versionField = z.number().int().min(1).optional();

export const newSolutionSchema = z.object({
  questionId,
  content: solutionContentField,
});

export const solutionEditSchema = z.object({
  content: solutionContentField,
  version: versionField,
});

/** Both null if there is no solution. */
export const solutionUpdateSchema = z
  .object({
    questionId: z.number().int().nullable(),
    timestamp: z.number().int().nullable().describe('Of the latest save, in milliseconds.'),
  })
  .meta({ id: 'SolutionUpdate' });

export type Solution = z.infer<typeof solutionSchema>;
export type SolutionUpdate = z.infer<typeof solutionUpdateSchema>;
