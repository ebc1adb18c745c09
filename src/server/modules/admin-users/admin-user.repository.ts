import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AdminUserQuery } from '#shared/contracts/admin-user.ts';
import type { Database } from '../../db/client.ts';
import { containing } from '../../db/containing.ts';
import { comments, discussions } from '../../db/tables/discussions.ts';
import { questionStatuses } from '../../db/tables/questions.ts';
import { users } from '../../db/tables/users.ts';

const countOf = (rows: SQL) => sql<number>`(select count(*) from ${rows})`.mapWith(Number);

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  isAdmin: users.isAdmin,
  isEmailVerified: users.isEmailVerified,
  createdAt: users.createdAt,
  lastActive: users.lastActive,
  questionsAttempted: countOf(
    sql`${questionStatuses} where ${questionStatuses.userId} = ${users.id}`,
  ),
  questionsSolved: countOf(
    sql`${questionStatuses} where ${questionStatuses.userId} = ${users.id} and ${questionStatuses.status} = 'solved'`,
  ),
  discussions: countOf(
    sql`${discussions} where ${discussions.createdBy} = ${users.id} and ${discussions.deletedAt} is null`,
  ),
  comments: countOf(
    sql`${comments} where ${comments.userId} = ${users.id} and ${comments.deletedAt} is null`,
  ),
};

/** As the indexes have them. */
const lowerName = sql`lower(${users.username})`;
const lowerEmail = sql`lower(${users.email})`;

const sortKeys = {
  username: lowerName,
  email: lowerEmail,
  createdAt: users.createdAt,
  lastActive: users.lastActive,
};

function conditionOf({ search, role, verified }: AdminUserQuery): SQL | undefined {
  const pattern = search && containing(search.toLowerCase());
  return and(
    pattern ? or(sql`${lowerName} like ${pattern}`, sql`${lowerEmail} like ${pattern}`) : undefined,
    role && eq(users.isAdmin, role === 'admin'),
    verified && eq(users.isEmailVerified, verified === 'true'),
  );
}

export function createAdminUserRepository(db: Database) {
  const idsWhere = (condition: SQL | undefined) =>
    db.select({ id: users.id }).from(users).where(condition).$dynamic();

  /** First which users, then what they did: only for those is it counted. */
  const rowsOf = (ids: ReturnType<typeof idsWhere>) => {
    const chosen = ids.as('chosen');
    return db.select(columns).from(chosen).innerJoin(users, eq(users.id, chosen.id));
  };

  return {
    list(query: AdminUserQuery, stretch: { offset: number; limit: number } | null) {
      const { sort = 'createdAt', direction = query.sort ? 'asc' : 'desc' } = query;
      const towards = direction === 'desc' ? desc : asc;
      const order = [towards(sortKeys[sort]), towards(users.id)];
      const ids = idsWhere(conditionOf(query)).orderBy(...order);
      const page = stretch ? ids.offset(stretch.offset).limit(stretch.limit) : ids;
      return rowsOf(page).orderBy(...order);
    },

    async count(query: AdminUserQuery): Promise<number> {
      const [row] = await db.select({ count: count() }).from(users).where(conditionOf(query));
      return row?.count ?? 0;
    },

    async find(id: number) {
      const [row] = await rowsOf(idsWhere(eq(users.id, id)));
      return row ?? null;
    },
  };
}
