import '../../lib/zod-without-eval.ts';
import { z } from 'zod';
import { questionFields } from '#shared/contracts/question-edit.ts';
import { solutionContentField } from '#shared/contracts/solution.ts';
import { difficulties } from '#shared/domain/difficulty.ts';

/** Of the admin area. */
export const adminQuestionSchema = z.object({
  name: questionFields.name,
  difficulty: questionFields.difficulty,
  category: questionFields.category,
  type: questionFields.type,
  imageUrl: z.string().trim().pipe(questionFields.imageUrl.unwrap()),
  isPremium: questionFields.isPremium,
  isVisible: questionFields.isVisible,
  keepsAnswer: questionFields.keepsAnswer.optional(),
  description: questionFields.description,
  solution: z.string(),
});

/** An existing solution can be changed, but not removed. */
export const solvedQuestionSchema = adminQuestionSchema.extend({ solution: solutionContentField });

/** An empty field gets its own message instead of "too short". */
function required(message: string) {
  return z.string(message).trim().min(1, message);
}

/** Of a question's own page, where the solution has a form of its own. */
export const questionFormSchema = adminQuestionSchema.omit({ solution: true }).extend({
  name: required('Question name is required').pipe(questionFields.name),
  description: required('Description is required').pipe(questionFields.description),
  difficulty: z.enum(difficulties, 'Difficulty is required'),
  category: required('Category is required').pipe(questionFields.category),
});

export const solutionFormSchema = z.object({ content: solutionContentField });
