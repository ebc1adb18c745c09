import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { bankEntries, questions } from '../../../db/tables/questions.ts';

interface TaggedTopic {
  slug: string;
  tags: readonly string[];
}

interface Count {
  slug: string;
  count: number;
}

export function createTopicsRepository(db: Database) {
  return {
    /** Hidden ones too, by id. */
    async listTagged(tags: readonly string[]): Promise<number[]> {
      const rows = await db
        .select({ id: questions.id })
        .from(questions)
        .where(sql`${questions.tags} && ${sql.param(tags)}::text[]`)
        .orderBy(questions.id);
      return rows.map(({ id }) => id);
    },

    /** The bank's questions by slug, if they still exist. */
    async listBySlug(slugs: readonly string[]): Promise<Map<string, number>> {
      const rows = await db
        .select({ slug: bankEntries.slug, id: questions.id })
        .from(bankEntries)
        .innerJoin(questions, eq(questions.id, bankEntries.questionId))
        .where(inArray(bankEntries.slug, [...slugs]));
      return new Map(rows.map(({ slug, id }) => [slug, id]));
    },

    async findTags(questionId: number): Promise<{ tags: string[]; isVisible: boolean } | null> {
      const [row] = await db
        .select({ tags: questions.tags, isVisible: questions.isVisible })
        .from(questions)
        .where(eq(questions.id, questionId));
      return row ?? null;
    },

    /** Visible questions in each topic. */
    async countVisible(topics: readonly TaggedTopic[]): Promise<Map<string, number>> {
      const { rows } = await db.execute<Count & Record<string, unknown>>(sql`
        select slug, count(*)::int as count from ${recordsOf(topics)}
          join questions on is_visible and questions.tags && topic.tags group by slug`);
      return toMap(rows);
    },

    /** Those that a user has solved. */
    async countSolved(
      topics: readonly TaggedTopic[],
      userId: number,
    ): Promise<Map<string, number>> {
      const { rows } = await db.execute<Count & Record<string, unknown>>(sql`
        select slug, count(*)::int as count from question_statuses
          join questions on id = question_id and is_visible
          join ${recordsOf(topics)} on questions.tags && topic.tags
          where user_id = ${userId} and status = 'solved' group by slug`);
      return toMap(rows);
    },
  };
}

function recordsOf(topics: readonly TaggedTopic[]) {
  const records = JSON.stringify(topics.map(({ slug, tags }) => ({ slug, tags })));
  return sql`jsonb_to_recordset(${records}::jsonb) as topic (slug text, tags text[])`;
}

function toMap(rows: readonly Count[]): Map<string, number> {
  return new Map(rows.map(({ slug, count }) => [slug, count]));
}
