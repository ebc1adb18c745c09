import type { ClockedApp } from './clocked-app.ts';
import type { Visitor } from './http.ts';
import { password, register } from './register.ts';
import { enroll } from './second-factor.ts';

/** Somebody new, with two-step sign-in. */
export async function enrolled(site: ClockedApp) {
  const { person: owner, id, email } = await register(site);
  await site.query('update users set is_email_verified = true where id = $1', [id]);
  const factor = await enroll(site.database.pool, id);
  const logIn = (one: Visitor) => one.post('/api/login', { email, password });
  return {
    owner,
    id,
    email,
    ...factor,
    logIn,
    begin: async (one: Visitor): Promise<string> => (await logIn(one)).json().token,
    codeNow: () => factor.codeAt(site.now()),
    events: async () =>
      (await site.query('select kind from security_log where user_id = $1 order by id', [id])).map(
        ({ kind }) => kind,
      ),
  };
}

export const complete = (one: Visitor, token: string, code: string, kind = 'code') =>
  one.post('/api/login/second-factor', { token, proof: { kind, code } });

/** Never the current code. */
export const notIt = (code: string) =>
  String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');
