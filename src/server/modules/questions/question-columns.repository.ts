import { questions } from '../../db/tables/questions.ts';

/** A row of a list, whoever reads it. */
export const questionColumns = {
  id: questions.id,
  name: questions.name,
  subject: questions.subject,
  description: questions.description,
  difficulty: questions.difficulty,
  category: questions.category,
  type: questions.type,
  imageUrl: questions.imageUrl,
  isVisible: questions.isVisible,
  isPremium: questions.isPremium,
};
