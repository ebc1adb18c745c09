import '../../../lib/zod-without-eval.ts';
import { z } from 'zod';
import { questionFields } from '#shared/contracts/question-edit.ts';
import { solutionContentField } from '#shared/contracts/solution.ts';
import { difficulties } from '#shared/domain/difficulty.ts';

/** An empty field gets its own message instead of "too short". */
function required(message: string) {
  return z.string(message).trim().min(1, message);
}

export const questionFormSchema = z.object({
  name: required('Question name is required').pipe(questionFields.name),
  description: required('Description is required').pipe(questionFields.description),
  difficulty: z.enum(difficulties, 'Difficulty is required'),
  category: required('Category is required').pipe(questionFields.category),
  type: questionFields.type,
  imageUrl: z.string().trim().pipe(questionFields.imageUrl.unwrap()),
  isPremium: questionFields.isPremium,
  isVisible: questionFields.isVisible,
  keepsAnswer: questionFields.keepsAnswer.optional(),
});

export const solutionFormSchema = z.object({ content: solutionContentField });
