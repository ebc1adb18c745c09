import { z } from 'zod';
import { idField } from './fields.ts';
import { questionStatusField } from './question.ts';

const status = z
  .enum(['attempted', 'solved'], 'Status must be null, attempted or solved')
  .nullable();

export const statusChangeSchema = z.object({ status });

export const statusPostSchema = z.object({ questionId: idField('Invalid question id'), status });

export const ownStatusSchema = z
  .object({ questionId: z.number().int(), status: questionStatusField })
  .meta({ id: 'QuestionStatus' });

export type OwnStatus = z.infer<typeof ownStatusSchema>;
