import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { questionAnswers } from '../../db/tables/answers.ts';
import { questionStatuses, questions } from '../../db/tables/questions.ts';
import type { CatalogueColumns } from './question-catalogue.ts';

const listed = {
  id: questions.id,
  name: questions.name,
  description: questions.description,
  difficulty: questions.difficulty,
  category: questions.category,
  type: questions.type,
  imageUrl: questions.imageUrl,
  isVisible: questions.isVisible,
  isPremium: questions.isPremium,
  status: questionStatuses.status,
};

const detailed = {
  ...listed,
  descriptionHtml: questions.descriptionHtml,
  version: questions.version,
  updatedAt: questions.updatedAt,
  answer: questionAnswers.answer,
  hintCount: sql<number>`coalesce(jsonb_array_length(${questionAnswers.hints}), 0)`,
  slug: questionAnswers.slug,
  hasSimulation: questionAnswers.hasSimulation,
};

export function createQuestionsRepository(db: Database) {
  /** Nobody has the id 0. */
  const statusOf = (userId: number | null) =>
    and(eq(questionStatuses.questionId, questions.id), eq(questionStatuses.userId, userId ?? 0));

  return {
    /**
     * Read from two indexes alone and handed over by column: a row for each question, or a look at
     * the questions themselves, would take several times as long.
     */
    async loadCatalogue(): Promise<CatalogueColumns> {
      const { rows } = await db.execute<CatalogueColumns & Record<string, unknown>>(sql`
        select ids, names, "difficultyRanks", categories from
          (select coalesce(json_agg(id), '[]') as ids, coalesce(json_agg(name), '[]') as names,
              coalesce(json_agg(difficulty_rank), '[]') as "difficultyRanks"
            from (select id, name, difficulty_rank from ${questions}
              where is_visible order by name_key, id) as named) as by_name,
          (select coalesce(json_agg(spelling), '[]') as categories
            from (select category, json_agg(id order by id) as ids from ${questions}
              where is_visible group by category) as spelling) as by_category`);
      const [columns] = rows;
      if (!columns) throw new Error('The catalogue was not read');
      return columns;
    },

    listVisible(ids: number[], userId: number | null) {
      return (
        db
          .select(listed)
          .from(questions)
          .leftJoin(questionStatuses, statusOf(userId))
          // One parameter, since there cannot be as many as there may be questions.
          .where(and(sql`${questions.id} = any(${sql.param(ids)})`, eq(questions.isVisible, true)))
      );
    },

    async find(id: number, userId: number | null) {
      const [row] = await db
        .select(detailed)
        .from(questions)
        .leftJoin(
          questionAnswers,
          and(eq(questionAnswers.questionId, questions.id), eq(questions.keepsAnswer, true)),
        )
        .leftJoin(questionStatuses, statusOf(userId))
        .where(eq(questions.id, id));
      return row ?? null;
    },

    listStatuses(userId: number) {
      return db
        .select({ questionId: questionStatuses.questionId, status: questionStatuses.status })
        .from(questionStatuses)
        .where(eq(questionStatuses.userId, userId));
    },

    listChanges(offset: number, limit: number) {
      return db
        .select({ id: questions.id, updatedAt: questions.updatedAt })
        .from(questions)
        .where(eq(questions.isVisible, true))
        .orderBy(asc(questions.id))
        .limit(limit)
        .offset(offset);
    },
  };
}
