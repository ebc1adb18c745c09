import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { eventually } from '#test/support/eventually.ts';
import { Visitor } from '#test/support/http.ts';

const minute = 60_000;
let clock = new Date('2026-03-01T10:30:00Z');
let site: DiscussionSite;
let bob: DiscussionSite['bob'];
beforeAll(async () => {
  site = await createDiscussionSite({ now: () => clock });
  ({ bob } = site);
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = new Date('2026-03-01T10:30:00Z');
  await site.rows('delete from mail_messages');
});

const wait = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds);
};
const mails = () => site.rows("select * from mail_messages where kind = 'discussion' order by id");

/** A discussion whose starter has not been emailed yet. */
async function startAsNew(user: Parameters<DiscussionSite['person']>[0] = {}) {
  const starter = await site.person(user);
  const discussion = await site.start({}, starter);
  return { ...discussion, starter };
}

describe('an email about a reply', () => {
  it('names the author and thread, with links to read and to unsubscribe', async () => {
    const { id, starter } = await startAsNew();
    const comment = await site.comment(id, 'The ||spoiler||.', { author: bob });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      user_id: starter.user.id,
      recipient: starter.user.email,
      subject: 'Bob commented in “Is it fair?”',
      created_at: clock,
    });
    expect(mail.text).toContain(`http://localhost:3000/discussions/${id}#comment-${comment.id}\n`);
    const [link = ''] = /http:\S+\/unsubscribe\?token=[\w-]{43}/.exec(mail.text) ?? [];
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text + mail.html).not.toContain('spoiler');
  });

  it('distinguishes a reply from a comment', async () => {
    const { id, starter } = await startAsNew();
    const own = await site.comment(id, 'Mine', { author: starter });
    await site.comment(id, 'No', { author: bob, parentId: own.id });
    expect(await mails()).toMatchObject([{ subject: 'Bob replied to you in “Is it fair?”' }]);
  });

  it('never renders a title as markup', async () => {
    const starter = await site.person();
    const { id } = await site.start({ title: '<img src=x onerror=alert(1)>' }, starter);
    await site.comment(id, 'Hm', { author: bob });
    const [mail] = await mails();
    expect(mail.html).not.toContain('<img');
  });

  it('goes only to verified emails', async () => {
    const { id } = await startAsNew({ isEmailVerified: false });
    await site.comment(id, 'Hm', { author: bob });
    expect(await mails()).toEqual([]);
  });

  it('respects the setting when off, and when on again', async () => {
    const { id, starter } = await startAsNew();
    await starter.put('/api/user/notifications', { discussionMail: false });
    await site.comment(id, 'One', { author: bob });
    expect(await mails()).toEqual([]);
    expect((await starter.get('/api/notifications/count')).json()).toEqual({ unread: 1 });
    await starter.put('/api/user/notifications', { discussionMail: true });
    await site.comment(id, 'Two', { author: bob });
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent for a removed comment', async () => {
    const { id, starter } = await startAsNew();
    const rude = await site.comment(id, 'Rude', { author: starter });
    await site.admin.delete(`/api/comments/${rude.id}`, { reason: 'Be kind.' });
    expect(await mails()).toEqual([]);
  });
});

describe('how often', () => {
  it('is once an hour, for replies and comments alike', async () => {
    const { id, starter } = await startAsNew();
    const own = await site.comment(id, 'Mine', { author: starter });
    await site.comment(id, 'One', { author: bob });
    wait(59 * minute);
    await site.comment(id, 'Two', { author: bob, parentId: own.id });
    expect(await mails()).toHaveLength(1);
    wait(minute);
    await site.comment(id, 'Three', { author: bob });
    expect(await mails()).toHaveLength(2);
    wait(59 * minute);
    await site.comment(id, 'Four', { author: bob });
    expect(await mails()).toHaveLength(2);
    expect((await starter.get('/api/notifications/count')).json()).toEqual({ unread: 4 });
  });

  it('is counted per discussion and user', async () => {
    const { id, starter } = await startAsNew();
    const other = await site.start({ title: 'Another one' }, starter);
    const cleo = await site.person();
    const hers = await site.comment(id, 'Hers', { author: cleo });
    await site.comment(other.id, 'Here too', { author: cleo });
    await site.comment(id, 'To her', { author: bob, parentId: hers.id });
    const recipients = (await mails()).map(({ recipient }) => recipient);
    expect(recipients).toEqual([starter.user.email, starter.user.email, cleo.user.email]);
  });

  it('is once under concurrency', async () => {
    const { id } = await startAsNew();
    const writers = await Promise.all(Array.from({ length: 8 }, () => site.person()));
    await Promise.all(writers.map((author) => site.comment(id, 'At once', { author })));
    expect(await mails()).toHaveLength(1);
    expect(
      await site.rows('select * from notifications where discussion_id = $1', [id]),
    ).toHaveLength(8);
  });

  it('creates no token for an email that is not sent', async () => {
    const { id, starter } = await startAsNew();
    await site.comment(id, 'One', { author: bob });
    await site.comment(id, 'Two', { author: bob });
    const links = await site.rows('select * from user_tokens where user_id = $1', [
      starter.user.id,
    ]);
    expect(links).toHaveLength(1);
  });
});

it('does not deadlock with a concurrent account deletion', async () => {
  const leaver = new Visitor(site.app);
  const password = 'first-password';
  const email = 'leaver@example.org';
  const registered = await leaver.post('/api/register', { username: 'leaver', email, password });
  const { id } = registered.json();
  const writing = await site.database.pool.connect();
  await writing.query('begin');
  await writing.query('select 1 from users where id = $1 for key share', [id]);
  const leaving = leaver.delete('/api/user', { password });
  await eventually(async () => {
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await site.rows(waiting)).not.toEqual([]);
  });
  // As a new email takes the key from an old one.
  await writing.query('update mail_messages set dedupe_key = null where user_id = $1', [id]);
  await writing.query('commit');
  writing.release();
  expect((await leaving).statusCode).toBe(204);
});

describe('the setting', () => {
  it('is on for new users, and can be changed', async () => {
    const cleo = await site.person();
    const read = async () => (await cleo.get('/api/user/notifications')).json();
    expect(await read()).toEqual({ discussionMail: true });
    const off = await cleo.put('/api/user/notifications', { discussionMail: false });
    expect(off.json()).toEqual({ discussionMail: false });
    expect(await read()).toEqual({ discussionMail: false });
    expect((await bob.get('/api/user/notifications')).json()).toEqual({ discussionMail: true });
  });

  it.each([{}, { discussionMail: 'no' }, { discussionMail: null }])('refuses %o', async (body) => {
    const response = await bob.put('/api/user/notifications', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      fieldErrors: { discussionMail: 'discussionMail must be true or false' },
    });
  });
});
