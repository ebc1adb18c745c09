import type { TestApp } from './app.ts';
import { Visitor } from './http.ts';
import { register } from './register.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let count = 0;

/** Somebody new on a separate network, with the security log empty again. */
export async function registerUnlogged(site: Pick<TestApp, 'app' | 'database'>) {
  count += 1;
  const ip = `198.51.${count}.77`;
  const browser = () => new Visitor(site.app, { ip });
  const person = await register(site, browser());
  const { pool } = site.database;
  const login = (secret: string) =>
    browser().call(
      'POST',
      '/api/login',
      { email: person.email, password: secret },
      { 'user-agent': firefox },
    );
  const tokenOf = async (kind: string): Promise<string> => {
    const { rows } = await pool.query(
      'select text from mail_messages where user_id = $1 and kind = $2 order by id desc',
      [person.id, kind],
    );
    return /token=([\w-]+)/.exec(rows[0].text)?.[1] ?? '';
  };
  await pool.query('delete from security_log');
  return { ...person, browser, login, tokenOf, network: `198.51.${count}.0/24` };
}
