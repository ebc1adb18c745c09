import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { linksTo } from '#test/support/emailed-links.ts';
import type { Visitor } from '#test/support/http.ts';
import { addPasskey } from '#test/support/passkeys.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { newBrowser, password, register, registerVerified } from '#test/support/register.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;
const kindsTo = async (email: string) =>
  (await query('select kind from mail_messages where recipient = $1 order by id', [email])).map(
    ({ kind }) => kind,
  );
const ok = (response: { statusCode: number }) => expect(response.statusCode).toBeLessThan(300);

const changePassword = (person: Visitor, newPassword: string, currentPassword = password) =>
  person.put('/api/user/password', { currentPassword, newPassword });

/** Ends with a new address, password and second factor. */
async function changeEverything({ person, username, email }: Awaited<ReturnType<typeof register>>) {
  await addPasskey(person);
  ok(await person.post('/api/user/recovery-codes'));
  const [{ id }] = (await person.get('/api/user/passkeys')).json();
  ok(await person.delete(`/api/user/passkeys/${id}`));
  ok(await changePassword(person, 'brand new one'));
  ok(await person.put('/api/user/profile', { username, email: `new-${email}` }));
}

describe('notices about an account', () => {
  it('never go to an unverified address, which may be a stranger’s', async () => {
    const account = await register(site);
    const { email, id, person } = account;
    const [questionId] = await insertQuestions(site.database.pool, [{ isVisible: true }]);
    const description = 'The second formula lacks a minus sign.';
    const report = await person.post(`/api/questions/${questionId}/report-error`, { description });
    const admin = await register(site);
    await query('update users set is_admin = true where id = $1', [admin.id]);
    const { id: reportId } = report.json();
    const content = 'Thank you.';
    ok(await admin.person.post(`/api/admin/error-reports/${reportId}/replies`, { content }));
    await addPasskey(person);
    ok(await admin.person.delete(`/api/admin/users/${id}/second-factor`));
    await newBrowser(site).post('/api/forgot-password', { email });
    const [token] = await linksTo(site, email, 'reset-password');
    const newPassword = 'chosen with a link';
    ok(await newBrowser(site).post('/api/reset-password', { token, newPassword }));
    ok(await person.post('/api/login', { email, password: newPassword }));
    ok(await changePassword(person, password, newPassword));
    await changeEverything(account);
    expect(await kindsTo(email)).toEqual(['verification', 'password_reset']);
    expect(await kindsTo(`new-${email}`)).toEqual(['verification']);
    expect(await query("select from user_tokens where purpose = 'revert_email'")).toEqual([]);
    expect((await person.get('/api/notifications')).json()).toHaveLength(1);
  });

  it('all go to a verified one, even if strangers have used up its allowance', async () => {
    const account = await registerVerified(site);
    await newBrowser(site).post('/api/forgot-password', { email: account.email });
    await query("update rate_limits set points = 10 where key like 'mailTo:%'");
    await newBrowser(site).post('/api/forgot-password', { email: account.email });
    await changeEverything(account);
    expect(await kindsTo(account.email)).toEqual([
      'verification',
      'password_reset',
      'passkey_added',
      'second_factor',
      'passkey_removed',
      'password_changed',
      'address_changed',
    ]);
  });
});

describe('what users do with their account', () => {
  it.each<
    [
      string,
      number,
      (person: Visitor, account: { username: string; email: string }) => ReturnType<Visitor['get']>,
    ]
  >([
    ['changePassword', 10, (person) => changePassword(person, password)],
    ['changeName', 30, (person, account) => person.put('/api/user/profile', account)],
    ['endSessions', 60, (person) => person.delete('/api/user/sessions')],
    ['endSessions', 60, (person) => person.delete('/api/user/sessions/1')],
    ['exportData', 10, (person) => person.get('/api/user/data')],
  ])('has an allowance of its own: %s, %i an hour', async (name, most, act) => {
    const { person, username, email } = await registerVerified(site);
    const other = await registerVerified(site);
    await act(person, { username, email });
    await query('update rate_limits set points = $2 where key like $1', [`${name}:%`, most - 1]);
    expect((await act(person, { username, email })).statusCode).not.toBe(429);
    const mails = await kindsTo(email);
    const refused = await act(person, { username, email });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await kindsTo(email)).toEqual(mails);
    expect((await act(other.person, other)).statusCode).not.toBe(429);
  });
});
