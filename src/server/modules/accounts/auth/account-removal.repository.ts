import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { errorReports } from '../../../db/tables/error-reports.ts';
import { users } from '../../../db/tables/users.ts';

/** What the account leaves behind loses its email address. */
export async function deleteAccount(db: Database, userId: number): Promise<void> {
  await db
    .update(errorReports)
    .set({ reportedByEmail: 'anonymous' })
    .where(eq(errorReports.reportedBy, userId));
  await db.delete(users).where(eq(users.id, userId));
}
