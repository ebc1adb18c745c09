import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRooms } from '#server/rooms.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { invitePeople, type People, type Person } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Eight in the morning in New York. */
const start = new Date('2026-03-02T13:00:00Z');
let clock = start;
let site: TestApp;
let people: People;
let tellAll: () => Promise<void>;
beforeAll(async () => {
  site = await createTestApp({ now: () => clock });
  people = await invitePeople(site);
  ({ tellAll } = openRooms(site.deps).practice.services.reviewMail);
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = start;
  await emptyTables(site.database.pool, 'questions', 'learners', 'mail_messages');
  await addDue(people.user);
});

async function rows(text: string, values: unknown[] = []) {
  return (await site.database.pool.query(text, values)).rows;
}
async function addDue({ id }: Person, due = start) {
  const [questionId] = await insertQuestions(site.database.pool, [{}]);
  await rows('INSERT INTO learner_questions (user_id, question_id, due) VALUES ($1, $2, $3)', [
    id,
    questionId,
    due,
  ]);
}
const choose = (who: Person, body: object) => who.call('PATCH', '/api/practice/settings', body);
const subscribe = (who = people.user, timeZone = 'America/New_York') =>
  choose(who, { wantsReviewMail: true, timeZone });
const mails = () =>
  rows("SELECT recipient, subject, text, headers FROM mail_messages WHERE kind = 'reviews'");
const wait = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds);
};

describe('an email about reviews', () => {
  it('goes only to those who asked for it', async () => {
    await tellAll();
    await subscribe();
    await choose(people.user, { wantsReviewMail: false });
    await tellAll();
    expect(await mails()).toEqual([]);
  });

  it('says how much is due, once a day', async () => {
    await addDue(people.user);
    await subscribe();
    await tellAll();
    await tellAll();
    wait(hour / 2);
    await tellAll();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: people.user.email,
      subject: 'Martingale: 2 questions to review today',
    });
    expect(mail.text).toContain('http://localhost:3000/practice/review\n');
    wait(day - hour);
    await tellAll();
    expect(await mails()).toHaveLength(2);
  });

  it('comes in the morning where the learner is', async () => {
    await subscribe(people.user, 'Asia/Tokyo');
    for (let passed = 0; passed < 24; passed += 1) {
      await tellAll();
      if ((await mails()).length > 0) break;
      wait(hour);
    }
    // Seven in Tokyo.
    expect(clock.toISOString()).toBe('2026-03-02T22:00:00.000Z');
  });

  it('is not sent after nine, nor before seven', async () => {
    await subscribe();
    for (const time of ['2026-03-02T11:59:00Z', '2026-03-02T14:00:00Z']) {
      clock = new Date(time);
      await tellAll();
    }
    expect(await mails()).toEqual([]);
  });

  it('is not sent if nothing is due, or only later', async () => {
    await rows('DELETE FROM learner_questions');
    await addDue(people.user, new Date(start.getTime() + day));
    await subscribe();
    await tellAll();
    expect(await mails()).toEqual([]);
    wait(day);
    await tellAll();
    expect(await mails()).toHaveLength(1);
  });

  it('needs a verified email', async () => {
    await subscribe();
    await rows('UPDATE users SET is_email_verified = false WHERE id = $1', [people.user.id]);
    await tellAll();
    expect(await mails()).toEqual([]);
    await rows('UPDATE users SET is_email_verified = true');
  });

  it('reaches everyone, in batches', async () => {
    await rows(
      `INSERT INTO users (username, email, password_hash, is_email_verified, time_zone)
         SELECT 'reader' || n, 'reader' || n || '@example.org', '', true, 'America/New_York'
         FROM generate_series(1, 101) n`,
    );
    const many = "SELECT id FROM users WHERE username LIKE 'reader%'";
    await rows(
      `INSERT INTO learners (user_id, wants_review_mail) SELECT id, true FROM (${many}) r`,
    );
    await rows(
      `INSERT INTO learner_questions (user_id, question_id, due)
         SELECT r.id, q.id, $1 FROM (${many}) r, questions q`,
      [start],
    );
    await tellAll();
    expect(await mails()).toHaveLength(101);
    await rows("DELETE FROM users WHERE username LIKE 'reader%'");
  });
});

describe('its unsubscribe link', () => {
  const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';

  it('stops it with one click, and stops nothing else', async () => {
    await subscribe();
    await subscribe(people.other);
    await addDue(people.other);
    await tellAll();
    const mail = (await mails()).find(({ recipient }) => recipient === people.user.email);
    expect(mail.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const token = tokenIn(mail.headers['List-Unsubscribe']);
    const link = `/api/unsubscribe?token=${token}`;
    expect((await people.nobody.get(link)).json()).toMatchObject({ reviewMail: true });
    const { discussionMail } = (await people.user.get('/api/user/notifications')).json();
    const clicked = await people.nobody.call('POST', `/unsubscribe?token=${token}`);
    expect(clicked.statusCode).toBeLessThan(300);
    expect((await people.nobody.get(link)).json()).toMatchObject({ reviewMail: false });
    expect((await people.user.get('/api/user/notifications')).json()).toEqual({ discussionMail });
    const setting = async (who: Person) => (await who.get('/api/practice/settings')).json();
    expect(await setting(people.user)).toMatchObject({ wantsReviewMail: false });
    expect(await setting(people.other)).toMatchObject({ wantsReviewMail: true });
    wait(day);
    await tellAll();
    expect(await mails()).toHaveLength(3);
  });
});
