import { password, verify } from '../register.ts';
import type { OpenIdSite } from './openid-site.ts';
import type { Traveler } from './traveler.ts';

let count = 0;

/** Somebody with a password, a signed-in browser, and the same address at the provider. */
export async function register(site: OpenIdSite, { isVerified = true } = {}) {
  const { browser, provider, query } = site;
  count += 1;
  const username = `person-${count}`;
  const email = `person${count}@example.org`;
  const visitor = browser();
  const { id } = (await visitor.post('/api/register', { username, email, password })).json();
  if (isVerified) await verify(site, { id });
  const subject = `subject-${count}`;
  provider.people.set(subject, { email, email_verified: true });
  const kindsIn = async (table: 'security_log' | 'mail_messages') => {
    const rows = await query(`select kind from ${table} where user_id = $1 order by id`, [id]);
    return rows.map(({ kind }) => kind);
  };
  const letSessionsAge = () =>
    query(
      "update sessions set password_entered_at = now() - interval '1 hour' where user_id = $1",
      [id],
    );
  return { id, username, email, visitor, subject, kindsIn, letSessionsAge };
}

/** Links from inside the account. Returns the page that the user is sent back to. */
export async function link(visitor: Traveler, subject: string): Promise<string> {
  const response = await visitor.post('/api/user/identities/test');
  return visitor.comeBack(await visitor.visit(response.json().url, subject));
}

export async function registerLinked(site: OpenIdSite) {
  const person = await register(site);
  await link(person.visitor, person.subject);
  const { identities } = await methods(person.visitor);
  return { ...person, identityId: Number(identities[0].id) };
}

export const methods = async (visitor: Traveler) =>
  (await visitor.get('/api/user/sign-in-methods')).json();

export const isLinked = async ({ query }: OpenIdSite, subject: string) =>
  (await query('select * from identities where subject = $1', [subject])).length > 0;
