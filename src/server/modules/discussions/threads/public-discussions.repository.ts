import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { discussions } from '../../../db/tables/discussions.ts';
import { questions } from '../../../db/tables/questions.ts';
import { users } from '../../../db/tables/users.ts';

export function createPublicDiscussionsRepository(db: Database) {
  const isPublic = and(isNull(discussions.deletedAt), eq(questions.isVisible, true));
  const ofItsQuestion = eq(questions.id, discussions.questionId);

  return {
    newest(questionId: number | null, limit: number) {
      return db
        .select({
          id: discussions.id,
          title: discussions.title,
          preview: discussions.preview,
          questionName: questions.name,
          username: users.username,
          createdAt: discussions.createdAt,
        })
        .from(discussions)
        .innerJoin(questions, ofItsQuestion)
        .leftJoin(users, eq(users.id, discussions.createdBy))
        .where(
          questionId === null ? isPublic : and(isPublic, eq(discussions.questionId, questionId)),
        )
        .orderBy(desc(discussions.createdAt), desc(discussions.id))
        .limit(limit);
    },

    async count(): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(discussions)
        .innerJoin(questions, ofItsQuestion)
        .where(isPublic);
      return row?.count ?? 0;
    },

    listChanges(offset: number, limit: number) {
      return db
        .select({ id: discussions.id, lastActivityAt: discussions.lastActivityAt })
        .from(discussions)
        .innerJoin(questions, ofItsQuestion)
        .where(isPublic)
        .orderBy(asc(discussions.id))
        .limit(limit)
        .offset(offset);
    },
  };
}
