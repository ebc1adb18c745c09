import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { listQuestions, questionLists } from '../../../db/tables/lists.ts';

const { listId, questionId, position } = listQuestions;

/** The questions of lists, hidden ones too. */
export function createListContentsRepository(db: Database) {
  return {
    /** In order; none if the list is not the user's. */
    async listOwn(ofList: number, userId: number): Promise<number[]> {
      const rows = await db
        .select({ questionId })
        .from(listQuestions)
        .innerJoin(questionLists, eq(questionLists.id, listId))
        .where(and(eq(listId, ofList), eq(questionLists.userId, userId)))
        .orderBy(asc(position), asc(questionId));
      return rows.map((row) => row.questionId);
    },

    async list(ofList: number): Promise<number[]> {
      const rows = await db
        .select({ questionId })
        .from(listQuestions)
        .where(eq(listId, ofList))
        .orderBy(asc(position), asc(questionId));
      return rows.map((row) => row.questionId);
    },

    /** Adds it at the end. */
    async add(toList: number, question: number): Promise<void> {
      const last = sql`(select coalesce(max(position), 0) from list_questions where list_id = ${toList})`;
      await db
        .insert(listQuestions)
        .values({ listId: toList, questionId: question, position: sql`${last} + 1` })
        .onConflictDoNothing();
    },

    async remove(fromList: number, question: number): Promise<void> {
      await db.delete(listQuestions).where(and(eq(listId, fromList), eq(questionId, question)));
    },

    async setOrder(ofList: number, ids: readonly number[]): Promise<void> {
      await db.execute(sql`
        update list_questions set position = place
          from unnest(${sql.param(ids)}::int[]) with ordinality as ordered (id, place)
          where list_id = ${ofList} and question_id = id and position <> place`);
    },

    async copy(from: number, to: number): Promise<void> {
      await db.execute(sql`
        insert into list_questions (list_id, question_id, position)
          select ${to}, question_id, position from list_questions where list_id = ${from}`);
    },
  };
}
