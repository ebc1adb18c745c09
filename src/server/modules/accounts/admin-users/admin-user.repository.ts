import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AdminUserQuery } from '#shared/contracts/admin-user.ts';
import type { Database } from '../../../db/client.ts';
import { isWithinDays } from '../../../db/day-range.ts';
import { readPage, type Stretch } from '../../../db/list-page.ts';
import { comments, discussions } from '../../../db/tables/discussions.ts';
import { questionStatuses } from '../../../db/tables/questions.ts';
import { users } from '../../../db/tables/users.ts';
import { userActs } from '../../../db/user-acts.ts';
import { isUserFound, lowerEmail, lowerName } from '../../../db/user-search.ts';
import { hasSecondFactor } from '../rights.repository.ts';

const countOf = (rows: SQL) => sql<number>`(select count(*) from ${rows})`.mapWith(Number);

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  isAdmin: users.isAdmin,
  isEmailVerified: users.isEmailVerified,
  verifiedElsewhere: users.verifiedElsewhere,
  createdAt: users.createdAt,
  lastActive: users.lastActive,
  hasSecondFactor,
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

const sortKeys = {
  username: lowerName,
  email: lowerEmail,
  createdAt: users.createdAt,
  lastActive: users.lastActive,
};

function conditionOf(query: AdminUserQuery): SQL | undefined {
  const { search, role, verified } = query;
  return and(
    search ? isUserFound(search) : undefined,
    role && eq(users.isAdmin, role === 'admin'),
    verified && eq(users.isEmailVerified, verified === 'true'),
    daysCondition(query),
  );
}

function daysCondition({ by, start, end }: AdminUserQuery): SQL | undefined {
  if (!start && !end) return undefined;
  return by === 'active'
    ? sql`${users.id} in (select acts.user_id from ${userActs({ start, end })} acts)`
    : isWithinDays(users.createdAt, { start, end });
}

export function createAdminUserRepository(db: Database) {
  return {
    list(query: AdminUserQuery, stretch: Stretch | null) {
      const { sort = 'createdAt', direction = query.sort ? 'asc' : 'desc' } = query;
      const toward = direction === 'desc' ? desc : asc;
      return readPage(db, {
        table: users,
        condition: conditionOf(query),
        select: (areShown) => db.select(columns).from(users).where(areShown).$dynamic(),
        order: [toward(sortKeys[sort]), toward(users.id)],
        stretch,
      });
    },

    async find(id: number) {
      const [row] = await db.select(columns).from(users).where(eq(users.id, id));
      return row ?? null;
    },
  };
}
