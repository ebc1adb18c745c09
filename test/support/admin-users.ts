import { createTestApp } from './app.ts';
import { Person } from './people.ts';
import { createSignedInUser } from './sign-in.ts';

/** A site with an administrator and the people that a test invites. */
export async function createUserSite() {
  const site = await createTestApp();
  const query = async (text: string, values?: unknown[]) =>
    (await site.database.pool.query(text, values)).rows;
  const invite = async (user: Parameters<typeof createSignedInUser>[1] = {}) =>
    new Person(site.app, await createSignedInUser(site.database.pool, user));

  /** Leaves nobody but a new administrator. */
  async function reset(): Promise<Person> {
    await query('delete from users');
    await query('delete from audit_log');
    return invite({ username: 'Root', isAdmin: true });
  }

  return { ...site, query, invite, reset };
}

export type UserSite = Awaited<ReturnType<typeof createUserSite>>;
