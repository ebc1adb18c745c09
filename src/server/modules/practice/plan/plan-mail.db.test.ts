import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRooms } from '#server/rooms.ts';
import { type ClockedApp, createClockedApp } from '#test/support/clocked-app.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { invitePeople, type People, type Person } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Eight in the morning in New York. */
const start = new Date('2026-03-02T13:00:00Z');
let site: ClockedApp;
let people: People;
let tellAll: () => Promise<void>;
let tellOfReviews: () => Promise<void>;
beforeAll(async () => {
  site = await createClockedApp(start);
  people = await invitePeople(site);
  const { planMail, reviewMail } = openRooms(site.deps).practice.services;
  ({ tellAll } = planMail);
  tellOfReviews = reviewMail.tellAll;
  for (const who of [people.user, people.other]) {
    await who.call('PATCH', '/api/practice/settings', { timeZone: 'America/New_York' });
  }
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setClock(start);
  await emptyTables(site.database.pool, 'questions', 'plans', 'mail_messages', 'learners');
});

const save = (body: object = {}, who: Person = people.user) =>
  who.call('PUT', '/api/practice/plan', {
    interviewOn: '2026-03-12',
    minutes: 30,
    role: 'trader',
    weekdays: Array(7).fill('full'),
    wantsMail: true,
    ...body,
  });
const mails = (kind = 'plans') =>
  site.query(`SELECT recipient, subject, text, headers FROM mail_messages WHERE kind = '${kind}'`);

describe('an email about the plan', () => {
  it('goes only to those who asked for it', async () => {
    await save({ wantsMail: false });
    await tellAll();
    expect(await mails()).toEqual([]);
  });

  it("says what is planned, once in the learner's morning", async () => {
    await save();
    await Promise.all([tellAll(), tellAll()]);
    site.wait(hour / 2);
    await tellAll();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: people.user.email,
      subject: 'Martingale: 4 drills',
    });
    expect(mail.text).toContain('Your interview is in 10 days.');
    expect(mail.text).toContain("Today's plan: 4 drills, about 12 minutes.");
    site.wait(hour);
    await tellAll();
    expect(await mails()).toHaveLength(1);
    site.wait(day - hour);
    await tellAll();
    expect(await mails()).toHaveLength(2);
  });

  it('is not sent on days off, on the day of the interview, or later', async () => {
    const monday = ['off', 'full', 'full', 'full', 'full', 'full', 'full'];
    await save({ weekdays: monday });
    await tellAll();
    await save({ interviewOn: '2026-03-02' });
    await tellAll();
    site.wait(day);
    await tellAll();
    expect(await mails()).toEqual([]);
  });

  it('takes the place of the one about reviews until the interview', async () => {
    await people.user.call('PATCH', '/api/practice/settings', { wantsReviewMail: true });
    const [questionId] = await insertQuestions(site.database.pool, [{}]);
    await site.query(
      `INSERT INTO learner_questions (user_id, question_id, due) VALUES (${people.user.id}, ${questionId}, '2026-03-02')`,
    );
    await save();
    await tellOfReviews();
    await tellAll();
    expect(await mails('reviews')).toEqual([]);
    expect(await mails()).toMatchObject([{ subject: 'Martingale: 1 review and 4 drills' }]);
    // An hour less: the clocks have changed.
    site.wait(11 * day - hour);
    await tellOfReviews();
    expect(await mails('reviews')).toHaveLength(1);
  });

  it('stops with one click, and nobody else’s does', async () => {
    await save();
    await save({}, people.other);
    await tellAll();
    const mail = (await mails()).find(({ recipient }) => recipient === people.user.email);
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const token = /token=([\w-]+)/.exec(mail?.headers['List-Unsubscribe'])?.[1];
    const link = `/api/unsubscribe?token=${token}`;
    expect((await people.nobody.get(link)).json()).toMatchObject({ planMail: true });
    await people.nobody.call('POST', `/unsubscribe?token=${token}`);
    expect((await people.nobody.get(link)).json()).toMatchObject({ planMail: false });
    site.wait(day);
    await tellAll();
    expect(await mails()).toHaveLength(3);
  });
});
