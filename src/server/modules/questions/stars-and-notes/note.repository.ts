import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { questions } from '../../../db/tables/questions.ts';
import { notes } from '../../../db/tables/stars-and-notes.ts';

export interface NoteKey {
  userId: number;
  questionId: number;
}

export function createNoteRepository(db: Database) {
  return {
    /** Whether the question is visible, and the user's note on it; null: there is no question. */
    async find({ userId, questionId }: NoteKey) {
      const [row] = await db
        .select({ isVisible: questions.isVisible, note: notes })
        .from(questions)
        .leftJoin(notes, and(eq(notes.questionId, questions.id), eq(notes.userId, userId)))
        .where(eq(questions.id, questionId));
      return row ?? null;
    },

    async lock(key: NoteKey) {
      const [row] = await db.select().from(notes).where(isOf(key)).for('update');
      return row ?? null;
    },

    /** False: another one was inserted first. */
    async insert(row: typeof notes.$inferInsert): Promise<boolean> {
      const inserted = await db
        .insert(notes)
        .values(row)
        .onConflictDoNothing()
        .returning({ version: notes.version });
      return inserted.length > 0;
    },

    async update(
      key: NoteKey,
      change: Pick<typeof notes.$inferInsert, 'content' | 'version' | 'updatedAt'>,
    ): Promise<void> {
      await db.update(notes).set(change).where(isOf(key));
    },

    async delete(key: NoteKey): Promise<void> {
      await db.delete(notes).where(isOf(key));
    },
  };
}

function isOf({ userId, questionId }: NoteKey) {
  return and(eq(notes.userId, userId), eq(notes.questionId, questionId));
}
