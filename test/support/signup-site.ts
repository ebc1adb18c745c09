import { createClockedApp } from './clocked-app.ts';
import { emptyTables } from './empty-tables.ts';
import { Visitor } from './http.ts';

export const email = 'ada@example.org';
export const tokenOf = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? '';
const start = new Date('2026-03-01T10:00:00Z');

export type SignupSite = Awaited<ReturnType<typeof createSignupSite>>;

/** A site with lists to sign up for, and a visitor. */
export async function createSignupSite() {
  const site = await createClockedApp(start);
  const nobody = new Visitor(site.app);

  const signups = () => site.query('select * from audience_signups order by id');
  const storedMails = () => site.query('select * from mail_messages order by id');
  const lastToken = async () => tokenOf((await storedMails()).at(-1)?.text ?? '');

  const signUp = (body: object = { email }, list = 'newsletter', who = nobody) =>
    who.post(`/api/${list}`, body);
  const confirm = (token: string) => nobody.post('/api/newsletter/confirm', { token });
  const unsubscribe = (token: string) => nobody.post(`/api/newsletter/unsubscribe?token=${token}`);

  /** Signs up and confirms; returns the secrets in both emails. */
  async function subscribe(list = 'newsletter') {
    await signUp({ email }, list);
    const confirmation = await lastToken();
    const confirmed = await confirm(confirmation);
    if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
    return { confirmation, end: await lastToken() };
  }

  async function reset(): Promise<void> {
    site.setClock(start);
    await emptyTables(site.database.pool, 'audience_signups', 'mail_messages', 'rate_limits');
  }

  const state = { signups, storedMails, lastToken };
  return { ...site, ...state, nobody, signUp, confirm, unsubscribe, subscribe, reset };
}
