import { or, type SQL, sql } from 'drizzle-orm';
import { containing } from './containing.ts';
import { users } from './tables/users.ts';

/** The same expressions as in the indexes. */
export const lowerName = sql`lower(${users.username})`;
export const lowerEmail = sql`lower(${users.email})`;

export function isUserFound(search: string): SQL | undefined {
  const pattern = containing(search.toLowerCase());
  return or(sql`${lowerName} like ${pattern}`, sql`${lowerEmail} like ${pattern}`);
}
