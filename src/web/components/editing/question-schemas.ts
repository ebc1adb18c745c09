import '../../lib/zod-without-eval.ts';
import { z } from 'zod';
import { questionFields } from '#shared/contracts/question-edit.ts';
import { solutionContentField } from '#shared/contracts/solution.ts';
import { difficulties } from '#shared/domain/difficulty.ts';

/** For the admin area. */
export const adminQuestionSchema = z
  .object(questionFields)
  .omit({ subject: true })
  .extend({
    imageUrl: z.string().trim().pipe(questionFields.imageUrl.unwrap()),
    keepsAnswer: questionFields.keepsAnswer.optional(),
    solution: z.string(),
  });

/** An existing solution can be changed, but not removed. */
export const solvedQuestionSchema = adminQuestionSchema.extend({ solution: solutionContentField });

/** An empty field gets its own message instead of "too short". */
function required(message: string) {
  return z.string(message).trim().min(1, message);
}

/** For a question's own page, where the solution has its own form. */
export const questionFormSchema = adminQuestionSchema.omit({ solution: true }).extend({
  name: required('Question name is required').pipe(questionFields.name),
  description: required('Description is required').pipe(questionFields.description),
  difficulty: z.enum(difficulties, 'Difficulty is required'),
  category: required('Category is required').pipe(questionFields.category),
});

export const solutionFormSchema = z.object({ content: solutionContentField });
