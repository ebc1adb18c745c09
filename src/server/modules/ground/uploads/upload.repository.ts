import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { uploads } from '../../../db/tables/uploads.ts';

export function createUploadRepository(db: Database) {
  return {
    async insert(row: typeof uploads.$inferInsert): Promise<number> {
      const [inserted] = await db.insert(uploads).values(row).returning({ id: uploads.id });
      if (!inserted) throw new Error('An upload was not inserted');
      return inserted.id;
    },

    async find(filename: string) {
      const [row] = await db
        .select({ contentType: uploads.contentType, data: uploads.data })
        .from(uploads)
        .where(eq(uploads.filename, filename));
      return row ?? null;
    },
  };
}
