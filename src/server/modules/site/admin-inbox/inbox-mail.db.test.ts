import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRooms } from '#server/rooms.ts';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { emptyTables } from '#test/support/empty-tables.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = new Date('2026-03-01T10:30:00Z');
let clock = start;
let site: DiscussionSite;
let tellAll: () => Promise<void>;
beforeAll(async () => {
  site = await createDiscussionSite({ now: () => clock });
  ({ tellAll } = openRooms(site.deps).site.services.inboxMail);
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = start;
  await emptyTables(site.database.pool, 'work_mail', 'mail_messages', 'feedback_messages');
});

const wait = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds);
};
const choose = (timing: unknown, admin = site.admin) =>
  admin.put('/api/admin/work/mail', { timing });
const mails = () => site.rows("select * from mail_messages where kind = 'work' order by id");
let count = 0;
async function sendFeedback() {
  wait(minute);
  count += 1;
  const sent = await site.nobody.post('/api/feedback', {
    message: `Number ${count}, which I would like you to read`,
  });
  expect(sent.statusCode).toBeLessThan(300);
}

describe('the setting for emails about new work', () => {
  it('is off until it is chosen', async () => {
    expect((await site.admin.get('/api/admin/work/mail')).json()).toEqual({ timing: 'off' });
    expect((await choose('daily')).json()).toEqual({ timing: 'daily' });
    expect((await site.admin.get('/api/admin/work/mail')).json()).toEqual({ timing: 'daily' });
    await choose('off');
    expect(await site.rows('select * from work_mail')).toEqual([]);
  });

  it.each([['often'], [null], [undefined], [true], [['off']]])('cannot be %j', async (timing) => {
    const response = await choose(timing);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('timing must be off, at_once or daily');
  });

  it('is not for users, nor for other sites', async () => {
    expect((await choose('daily', site.ada)).statusCode).toBe(403);
    const elsewhere = await site.admin.call(
      'PUT',
      '/api/admin/work/mail',
      { timing: 'daily' },
      { origin: 'https://elsewhere.example' },
    );
    expect(elsewhere.statusCode).toBe(403);
    expect(await site.rows('select * from work_mail')).toEqual([]);
  });
});

describe('an email about new work', () => {
  it('goes to nobody by default', async () => {
    await sendFeedback();
    await tellAll();
    expect(await mails()).toEqual([]);
  });

  it('says how much is new, but not its contents', async () => {
    await sendFeedback();
    await choose('at_once');
    await tellAll();
    expect(await mails()).toEqual([]);
    await sendFeedback();
    await sendFeedback();
    await tellAll();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      user_id: site.admin.user.id,
      recipient: site.admin.user.email,
      subject: 'Martingale: 2 feedback messages',
    });
    expect(mail.text).toContain('http://localhost:3000/admin\n');
    expect(mail.text).not.toContain('Number');
  });

  it('is sent at most once an hour, and then covers everything that arrived', async () => {
    await choose('at_once');
    await sendFeedback();
    await tellAll();
    for (let time = 0; time < 3; time += 1) {
      await sendFeedback();
      await tellAll();
    }
    expect(await mails()).toHaveLength(1);
    wait(hour);
    await tellAll();
    await tellAll();
    expect(await mails()).toMatchObject([{}, { subject: 'Martingale: 3 feedback messages' }]);
  });

  it('can come once a day', async () => {
    await choose('daily');
    await sendFeedback();
    wait(23 * hour);
    await tellAll();
    expect(await mails()).toEqual([]);
    wait(hour);
    await tellAll();
    expect(await mails()).toHaveLength(1);
  });

  it('does not count failed emails of its own kind', async () => {
    await choose('at_once');
    await site.rows(
      `insert into mail_messages (kind, recipient, subject, html, text, status, last_attempt_at)
         values ('work', 'a@example.org', 'x', '', '', 'failed', $1)`,
      [new Date(clock.getTime() + minute)],
    );
    wait(hour);
    await tellAll();
    expect(await mails()).toHaveLength(1);
  });

  it('goes neither to former administrators nor to unverified addresses', async () => {
    const former = await site.person({ isAdmin: true });
    const unverified = await site.person({ isAdmin: true, isEmailVerified: false });
    await choose('at_once', former);
    await choose('at_once', unverified);
    await site.rows('update users set is_admin = false where id = $1', [former.user.id]);
    await sendFeedback();
    await tellAll();
    expect(await mails()).toEqual([]);
  });

  it('ends with one click, and nothing else does', async () => {
    await choose('at_once');
    await sendFeedback();
    await tellAll();
    const [{ text, headers }] = await mails();
    const [link = ''] = /http:\S+\/unsubscribe\?token=[\w-]{43}/.exec(text) ?? [];
    expect(headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const { pathname, search } = new URL(link);
    const shown = await site.nobody.get(`/api/unsubscribe${search}`);
    expect(shown.json()).toEqual({ address: 'R•••@example.org', workMail: true });
    const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    const clicked = await site.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: elsewhere,
    });
    expect(clicked.statusCode).toBe(204);
    expect((await site.admin.get('/api/admin/work/mail')).json()).toEqual({ timing: 'off' });
    expect((await site.admin.get('/api/user/notifications')).json()).toEqual({
      discussionMail: true,
    });
    expect((await site.nobody.get(`/api/unsubscribe${search}`)).json()).toMatchObject({
      workMail: false,
    });
  });
});
