import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/tables/users.ts';

export function createRecipientRepository(db: Database) {
  const { id, username, email, isEmailVerified, timeZone } = users;
  return {
    async find(userId: number) {
      const [row] = await db
        .select({ id, username, email, isEmailVerified, timeZone })
        .from(users)
        .where(eq(id, userId));
      return row ?? null;
    },
  };
}
