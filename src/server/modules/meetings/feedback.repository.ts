import { and, eq, inArray } from 'drizzle-orm';
import type { Half } from '#shared/domain/meetings.ts';
import type { Database } from '../../db/client.ts';
import { meetingFeedback, meetingNotes } from '../../db/tables/meetings.ts';

export type SentFeedback = typeof meetingFeedback.$inferSelect;

/** What people write about a half: feedback for both, notes for themselves. */
export function createFeedbackRepository(db: Database) {
  return {
    list(meetingIds: readonly string[]): Promise<SentFeedback[]> {
      return db
        .select()
        .from(meetingFeedback)
        .where(inArray(meetingFeedback.meetingId, [...meetingIds]));
    },

    /** False: it was sent before. */
    async insert(row: typeof meetingFeedback.$inferInsert): Promise<boolean> {
      const inserted = await db
        .insert(meetingFeedback)
        .values(row)
        .onConflictDoNothing()
        .returning({ half: meetingFeedback.half });
      return inserted.length > 0;
    },

    async listNotes(meetingId: string, userId: number): Promise<Map<Half, string>> {
      const rows = await db
        .select({ half: meetingNotes.half, notes: meetingNotes.notes })
        .from(meetingNotes)
        .where(and(eq(meetingNotes.meetingId, meetingId), eq(meetingNotes.userId, userId)));
      return new Map(rows.map(({ half, notes }) => [half, notes]));
    },

    async saveNotes(row: typeof meetingNotes.$inferInsert): Promise<void> {
      const { meetingId, half } = meetingNotes;
      await db
        .insert(meetingNotes)
        .values(row)
        .onConflictDoUpdate({ target: [meetingId, half], set: { notes: row.notes } });
    },
  };
}
