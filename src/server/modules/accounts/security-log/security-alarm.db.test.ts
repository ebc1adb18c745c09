import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openRooms } from '#server/rooms.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { invitePeople, type People } from '#test/support/people.ts';

const start = new Date('2026-03-01T10:30:00Z');
const minute = 60_000;
let clock = start;
let site: TestApp;
let people: People;
let check: () => Promise<void>;
beforeAll(async () => {
  site = await createTestApp({ now: () => clock });
  people = await invitePeople(site);
  ({ check } = openRooms(site.deps).accounts.services.securityAlarm);
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = start;
  await emptyTables(site.database.pool, 'security_log', 'mail_messages');
});

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;
const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * minute);
};
const fail = (count: number, { id } = people.user, kind = 'sign_in_failed') =>
  query(
    `insert into security_log (user_id, kind, network, device, created_at)
     select $1, $2, '203.0.113.0/24', 'Unknown device', $3 from generate_series(1, $4::int)`,
    [id, kind, clock, count],
  );
const mails = () => query("select * from mail_messages where kind = 'security_alarm' order by id");

it('tells administrators about 20 failures on the site within an hour', async () => {
  await fail(18);
  await fail(20, people.user, 'sign_in');
  await fail(1, people.other, 'sign_in_refused');
  await check();
  expect(await mails()).toEqual([]);
  wait(59);
  await fail(1, people.other, 'password_failed');
  await check();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: people.admin.email,
    subject: 'Martingale: many failed sign-ins',
  });
  expect(mail.text).toContain('20 sign-ins failed');
  expect(mail.text).not.toContain(people.user.username);
  expect(mail.text).toContain('http://localhost:3000/admin/security?kind=sign_in_failed');
});

it('tells them about 10 failures for one administrator', async () => {
  await fail(9, people.admin);
  await check();
  expect(await mails()).toEqual([]);
  await fail(1, people.admin);
  await check();
  expect((await mails())[0].text).toContain(`${people.admin.username} (10)`);
});

it('forgets failures after an hour', async () => {
  await fail(19);
  wait(61);
  await fail(19);
  await check();
  expect(await mails()).toEqual([]);
});

it('tells at most once an hour', async () => {
  await fail(30);
  await Promise.all([check(), check()]);
  wait(30);
  await fail(30);
  await check();
  expect(await mails()).toHaveLength(1);
  wait(31);
  await check();
  expect(await mails()).toHaveLength(2);
});

it('tells no one whose address is unverified', async () => {
  await query('update users set is_email_verified = false where id = $1', [people.admin.id]);
  await fail(30);
  await check();
  expect(await mails()).toEqual([]);
});
