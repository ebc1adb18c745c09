import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/tables/users.ts';

export type Recipient = Pick<
  typeof users.$inferSelect,
  'id' | 'username' | 'email' | 'isEmailVerified' | 'mailNotifications' | 'mailSignIns'
>;

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  isEmailVerified: users.isEmailVerified,
  mailNotifications: users.mailNotifications,
  mailSignIns: users.mailSignIns,
};

export function createRecipientRepository(db: Database) {
  return {
    async find(id: number): Promise<Recipient | null> {
      const [row] = await db.select(columns).from(users).where(eq(users.id, id));
      return row ?? null;
    },

    /** Null if the account was deleted. */
    async setMail(
      id: number,
      change: Partial<Pick<Recipient, 'mailNotifications' | 'mailSignIns'>>,
    ): Promise<Recipient | null> {
      const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning(columns);
      return row ?? null;
    },
  };
}
