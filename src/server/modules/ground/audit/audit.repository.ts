import type { Database } from '../../../db/client.ts';
import { auditEntries } from '../../../db/tables/audit.ts';

export async function insertAuditEntry(
  db: Database,
  entry: typeof auditEntries.$inferInsert,
): Promise<void> {
  await db.insert(auditEntries).values(entry);
}
