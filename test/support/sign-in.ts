import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { openDatabase } from '#server/db/client.ts';
import { users } from '#server/db/tables/users.ts';
import { createSessionService } from '#server/modules/accounts/auth/session.service.ts';
import { sessionCookieName } from '#server/plugins/session.ts';
import { noChanges } from './no-changes.ts';

interface UserOverrides {
  username?: string;
  email?: string;
  passwordHash?: string;
  isAdmin?: boolean;
  isEmailVerified?: boolean;
}

/** Creates a user with a session, without going through the form. */
export async function createSignedInUser(
  pool: pg.Pool,
  overrides: UserOverrides = {},
  now: () => Date = () => new Date(),
) {
  const db = openDatabase(pool);
  const username = overrides.username ?? `user_${randomBytes(4).toString('hex')}`;
  const [user] = await db
    .insert(users)
    .values({
      email: `${username}@example.org`,
      passwordHash: 'no password signs in here',
      isEmailVerified: true,
      ...overrides,
      username,
    })
    .returning({ id: users.id, username: users.username, email: users.email });
  if (!user) throw new Error('The user was not inserted');
  const { token } = await createSessionService({ db, changes: noChanges, now }).start(
    user.id,
    null,
  );
  return { user, cookie: { name: sessionCookieName('http://localhost'), value: token } };
}
