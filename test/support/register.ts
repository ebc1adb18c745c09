import type { TestApp } from './app.ts';
import { Visitor } from './http.ts';

let count = 0;

/** A browser with a separate IP, so that limits count it separately. */
export function newBrowser({ app }: Pick<TestApp, 'app'>): Visitor {
  count += 1;
  return new Visitor(app, { ip: `198.51.${100 + (count >> 8)}.${count & 255}` });
}

export const password = 'right password';

/** Registers somebody new, who is then signed in. */
export async function register(site: Pick<TestApp, 'app'>, person = newBrowser(site)) {
  count += 1;
  const details = { username: `person-${count}`, email: `person${count}@example.org` };
  const { id } = (await person.post('/api/register', { ...details, password })).json();
  return { person, id, ...details };
}

export async function registerVerified(
  site: Pick<TestApp, 'app' | 'database'>,
  person = newBrowser(site),
) {
  const registered = await register(site, person);
  await verify(site, registered);
  return registered;
}

/** As if the link had been opened. */
export async function verify({ database }: Pick<TestApp, 'database'>, { id }: { id: number }) {
  await database.pool.query('UPDATE users SET is_email_verified = true WHERE id = $1', [id]);
}
