import { type SQL, sql } from 'drizzle-orm';
import { passkeys } from '../../db/tables/passkeys.ts';
import { settings } from '../../db/tables/settings.ts';
import { authenticators } from '../../db/tables/two-factor.ts';
import { users } from '../../db/tables/users.ts';

/** Keeps table names, which Drizzle drops from the top level of a query on a single table. */
const nested = (condition: SQL) => sql<boolean>`(${condition})`;

/** Whether a row of `users` has this second factor. */
export const hasAuthenticator = nested(sql`exists (
  select from ${authenticators}
  where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null
)`);
export const hasPasskeys = nested(
  sql`exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`,
);

/** Whether a row of `users` has a second factor of any kind. */
export const hasSecondFactor = nested(sql`${hasAuthenticator} or ${hasPasskeys}`);

/** Whether a row of `users` is an administrator who must have a second factor and has none. */
const needsSecondFactor = nested(sql`${users.isAdmin} and exists (
  select from ${settings}
  where ${settings.key} = 'require_second_factor' and ${settings.value} = 'on'
) and not ${hasSecondFactor}`);

/** An administrator without a required second factor has only the rights of a user. */
export const rights = {
  isAdmin: nested(sql`${users.isAdmin} and not ${needsSecondFactor}`),
  needsSecondFactor,
};
