import { count, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { questionStatuses } from '../../../db/tables/questions.ts';
import { users } from '../../../db/tables/users.ts';
import { rights } from '../rights.repository.ts';

type NewUser = typeof users.$inferInsert;
type UserChange = Partial<Omit<NewUser, 'id'>>;

export type UserRow = typeof users.$inferSelect;

export function createUserRepository(db: Database) {
  return {
    async insert(user: NewUser): Promise<UserRow> {
      const [row] = await db.insert(users).values(user).returning();
      if (!row) throw new Error('A user was not inserted');
      return row;
    },

    async find(id: number): Promise<UserRow | null> {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return row ?? null;
    },

    async rightsOf(id: number): Promise<{ isAdmin: boolean; needsSecondFactor: boolean } | null> {
      const [row] = await db.select(rights).from(users).where(eq(users.id, id));
      return row ?? null;
    },

    /** Locks the row until the transaction ends. */
    async lock(id: number): Promise<UserRow | null> {
      const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
      return row ?? null;
    },

    async findByEmail(email: string): Promise<UserRow | null> {
      const [row] = await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
      return row ?? null;
    },

    /** Returns which of the usernames are taken, in lower case. */
    async takenOf(usernames: readonly string[]): Promise<Set<string>> {
      const folded = usernames.map((username) => username.toLowerCase());
      const rows = await db
        .select({ username: sql<string>`lower(${users.username})` })
        .from(users)
        .where(inArray(sql`lower(${users.username})`, folded));
      return new Set(rows.map(({ username }) => username));
    },

    async update(id: number, change: UserChange): Promise<UserRow | null> {
      const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
      return row ?? null;
    },

    /**
     * Locks an account and all administrators until the transaction ends, since two may leave at
     * once. Ordered by id, like every lock on several accounts, to avoid deadlocks.
     */
    lockWithAdmins(id: number): Promise<UserRow[]> {
      return db
        .select()
        .from(users)
        .where(or(eq(users.isAdmin, true), eq(users.id, id)))
        .orderBy(users.id)
        .for('update');
    },

    async isEmpty(): Promise<boolean> {
      return (await db.select({ id: users.id }).from(users).limit(1)).length === 0;
    },

    async countStatuses(userId: number): Promise<{ attempted: number; solved: number }> {
      const rows = await db
        .select({ status: questionStatuses.status, count: count() })
        .from(questionStatuses)
        .where(eq(questionStatuses.userId, userId))
        .groupBy(questionStatuses.status);
      const solved = rows.find(({ status }) => status === 'solved')?.count ?? 0;
      return { attempted: rows.reduce((sum, row) => sum + row.count, 0), solved };
    },
  };
}
