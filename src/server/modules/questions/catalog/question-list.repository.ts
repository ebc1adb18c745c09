import { and, eq, gte, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { AdminQuestionQuery, CategoryCounts } from '#shared/contracts/admin-question.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { bandLimits } from '#shared/domain/measured-difficulty.ts';
import type { Database } from '../../../db/client.ts';
import { hasFolded } from '../../../db/containing.ts';
import { questionVariants } from '../../../db/tables/answers.ts';
import { folded } from '../../../db/tables/columns.ts';
import { questionMeasures } from '../../../db/tables/measures.ts';
import { questions } from '../../../db/tables/questions.ts';
import { isAgainstLabel, isMeasured, measuredOrStart } from '../measured-difficulty.repository.ts';

export type QuestionFilter = Pick<
  AdminQuestionQuery,
  'search' | 'category' | 'difficulty' | 'visibility' | 'premium' | 'measured'
> & {
  /** Whether they rest is not known to the database. */
  numbers?: 'fresh' | 'fixed' | undefined;
  /** A question needs at least one of them. */
  tags?: readonly string[] | undefined;
};

export type QuestionSort = NonNullable<AdminQuestionQuery['sort']>;

const { id, nameKey, categoryKey, difficultyRank, createdAt, updatedAt } = questions;

/** Total orders: no two questions compare equal. */
const orders = {
  name: [nameKey, id],
  difficulty: [difficultyRank, nameKey, id],
  rating: [measuredOrStart, nameKey, id],
  type: [categoryKey, nameKey, id],
  id: [id],
  createdAt: [createdAt, id],
  updatedAt: [updatedAt, id],
} satisfies Record<QuestionSort, unknown>;

export function createQuestionListRepository(db: Database) {
  function conditionOf(filter: QuestionFilter) {
    const { search, category, difficulty, visibility, premium, measured, numbers, tags } = filter;
    return and(
      search ? hasFolded(nameKey, search) : undefined,
      category ? eq(categoryKey, folded(category)) : undefined,
      difficulty ? eq(difficultyRank, difficulties.indexOf(difficulty) + 1) : undefined,
      visibility ? eq(questions.isVisible, visibility === 'visible') : undefined,
      premium ? eq(questions.isPremium, premium === 'premium') : undefined,
      measured ? isMeasuredAs(measured) : undefined,
      numbers ? hasNumbers(numbers) : undefined,
      tags ? sql`${questions.tags} && ${sql.param(tags)}::text[]` : undefined,
    );
  }

  return {
    /** In ascending order. One array, since rows would take several times as long. */
    async listIds(filter: QuestionFilter, sort: QuestionSort): Promise<number[]> {
      const listed = db
        .select({ id })
        .from(questions)
        // PostgreSQL skips this join unless the order or the filter needs it.
        .leftJoin(questionMeasures, eq(questionMeasures.questionId, id))
        .where(conditionOf(filter))
        .orderBy(...orders[sort])
        .as('listed');
      const ids = sql<number[]>`coalesce(json_agg(${listed.id}), '[]')`;
      const [row] = await db.select({ ids }).from(listed);
      return row?.ids ?? [];
    },

    /**
     * In alphabetical order. Categories that differ only in case are merged, spelled as in the
     * oldest question.
     */
    async countCategories(filter: Pick<QuestionFilter, 'visibility'>): Promise<CategoryCounts> {
      return await db
        .selectDistinctOn([categoryKey], {
          category: questions.category,
          count: sql<number>`(sum(count(*)) over (partition by ${categoryKey}))::int`,
        })
        .from(questions)
        .where(conditionOf(filter))
        .groupBy(categoryKey, questions.category)
        .orderBy(categoryKey, sql`min(${id})`);
    },
  };
}

function isMeasuredAs(measured: NonNullable<QuestionFilter['measured']>) {
  if (measured === 'against-label') return isAgainstLabel;
  const { from, below } = bandLimits[measured];
  return and(
    isMeasured,
    from === undefined ? undefined : gte(questionMeasures.rating, from),
    below === undefined ? undefined : lt(questionMeasures.rating, below),
  );
}

function hasNumbers(numbers: NonNullable<QuestionFilter['numbers']>) {
  const withVariants = sql`(select ${questionVariants.questionId} from ${questionVariants})`;
  return numbers === 'fresh' ? inArray(id, withVariants) : notInArray(id, withVariants);
}
