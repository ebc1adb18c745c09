import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { listQuestions, questionLists } from '../../../db/tables/lists.ts';
import { questionStatuses, questions } from '../../../db/tables/questions.ts';
import { users } from '../../../db/tables/users.ts';

type NewList = typeof questionLists.$inferInsert;
type ListChange = Partial<Pick<NewList, 'name' | 'description' | 'shareToken' | 'updatedAt'>>;

const { id, userId, name, description, shareToken, updatedAt } = questionLists;

const isOwn = (listId: number, ownerId: number) => and(eq(id, listId), eq(userId, ownerId));

export function createListRepository(db: Database) {
  return {
    /** Most recently changed first. Hidden questions do not count. */
    listOwn(ownerId: number) {
      const { status } = questionStatuses;
      return db
        .select({
          ...{ id, name, description },
          isShared: isNotNull(shareToken).mapWith(Boolean),
          total: count(questions.id),
          attempted: count(status),
          solved: sql`count(*) filter (where ${status} = 'solved')`.mapWith(Number),
        })
        .from(questionLists)
        .leftJoin(listQuestions, eq(listQuestions.listId, id))
        .leftJoin(
          questions,
          and(eq(questions.id, listQuestions.questionId), eq(questions.isVisible, true)),
        )
        .leftJoin(
          questionStatuses,
          and(eq(questionStatuses.questionId, questions.id), eq(questionStatuses.userId, ownerId)),
        )
        .where(eq(userId, ownerId))
        .groupBy(id)
        .orderBy(desc(updatedAt), desc(id));
    },

    listChoices(ownerId: number, questionId: number) {
      return db
        .select({
          ...{ id, name },
          hasQuestion: isNotNull(listQuestions.questionId).mapWith(Boolean),
        })
        .from(questionLists)
        .leftJoin(
          listQuestions,
          and(eq(listQuestions.listId, id), eq(listQuestions.questionId, questionId)),
        )
        .where(eq(userId, ownerId))
        .orderBy(desc(updatedAt), desc(id));
    },

    async find(listId: number, ownerId: number) {
      const [row] = await db
        .select({ id, name, description, shareToken })
        .from(questionLists)
        .where(isOwn(listId, ownerId));
      return row ?? null;
    },

    async findShared(token: string) {
      const [row] = await db
        .select({ id, name, description, ownerId: users.id, username: users.username })
        .from(questionLists)
        .innerJoin(users, eq(users.id, userId))
        .where(eq(shareToken, token));
      return row ?? null;
    },

    /** Serializes the changes to a list until the transaction ends; null: there is no such list. */
    async lock(listId: number, ownerId: number) {
      const [row] = await db
        .select({ shareToken })
        .from(questionLists)
        .where(isOwn(listId, ownerId))
        .for('no key update');
      return row ?? null;
    },

    count: (ownerId: number) => db.$count(questionLists, eq(userId, ownerId)),

    async insert(list: NewList): Promise<number> {
      const [row] = await db.insert(questionLists).values(list).returning({ id });
      if (!row) throw new Error('The list was not inserted');
      return row.id;
    },

    async update(listId: number, change: ListChange): Promise<void> {
      await db.update(questionLists).set(change).where(eq(id, listId));
    },

    async delete(listId: number): Promise<void> {
      await db.delete(questionLists).where(eq(id, listId));
    },
  };
}
