import '../../../lib/zod-without-eval.ts';
import { z } from 'zod';
import { questionFields } from '#shared/contracts/question-edit.ts';
import { solutionContentField } from '#shared/contracts/solution.ts';

export const questionFormSchema = z.object({
  name: questionFields.name,
  difficulty: questionFields.difficulty,
  category: questionFields.category,
  type: questionFields.type,
  imageUrl: questionFields.imageUrl.unwrap(),
  isPremium: questionFields.isPremium,
  isVisible: questionFields.isVisible,
  keepsAnswer: questionFields.keepsAnswer.optional(),
  description: questionFields.description,
  solution: z.string(),
});

/** An existing solution can be changed, but not removed. */
export const solvedQuestionFormSchema = questionFormSchema.extend({
  solution: solutionContentField,
});
