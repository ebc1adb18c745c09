import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { users } from './tables/users.ts';

/** Serializes an account's changes until the transaction ends; false: the account was deleted. */
export async function lockUser(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return rows.length > 0;
}
