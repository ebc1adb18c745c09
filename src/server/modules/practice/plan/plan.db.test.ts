import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Plan, PlannedDay } from '#shared/contracts/plan.ts';
import { addDays } from '#shared/domain/days.ts';
import { insertAnswer } from '#test/support/answers.ts';
import type { People, Person } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { createReviewSite, type ReviewSite } from '#test/support/review-site.ts';

const day = 86_400_000;
const today = '2026-03-02';
let site: ReviewSite;
let people: People;
beforeAll(async () => {
  site = await createReviewSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.reset();
  await site.query('DELETE FROM plans');
});

const settings = {
  interviewOn: '2026-03-22',
  minutes: 30,
  role: 'trader',
  weekdays: Array(7).fill('full'),
  wantsMail: false,
};
const path = '/api/practice/plan';
const save = (body: object = {}, who: Person = people.user) =>
  who.call('PUT', path, { ...settings, ...body });
const find = async (who: Person = people.user): Promise<Plan | null> =>
  (await who.get(path)).json().plan;
async function plan(who?: Person): Promise<Plan> {
  const found = await find(who);
  if (!found) throw new Error('There is no plan');
  return found;
}
const onDay = ({ days }: Plan, date: string): PlannedDay | undefined =>
  days.find((each) => each.date === date);
const setEffort = (date: string, effort: unknown, who: Person = people.user) =>
  who.call('PUT', `${path}/days/${date}`, { effort });
async function addQuestions(count: number, type = 'Quantitative Trader Interview Question') {
  const ids = await insertQuestions(site.database.pool, Array(count).fill({ type }));
  for (const questionId of ids) await insertAnswer(site.database.pool, { questionId });
  return ids;
}

describe('a plan', () => {
  it('is none until it is made, and gone once deleted', async () => {
    expect(await find()).toBeNull();
    expect((await save()).statusCode).toBe(200);
    expect(await find(people.other)).toBeNull();
    expect(await plan()).toMatchObject({ ...settings, today, hasFeed: false });
    expect((await people.other.call('DELETE', path)).statusCode).toBe(204);
    expect(await find()).not.toBeNull();
    expect((await people.user.call('DELETE', path)).statusCode).toBe(204);
    expect(await find()).toBeNull();
  });

  it('lays out every day to the interview', async () => {
    await addQuestions(9);
    await site.newDue();
    const { days } = (await save()).json();
    expect(days).toHaveLength(20);
    expect(days[0]).toMatchObject({ date: '2026-03-03', phase: 'practice', reviews: 1 });
    expect(days[0].questions).toBeGreaterThan(0);
    expect(days.at(-1)).toMatchObject({ date: '2026-03-22', phase: 'interview', minutes: 0 });
  });

  it('is about the questions of a role that the learner may see and has not begun', async () => {
    await addQuestions(4, 'Quantitative Developer Interview Question');
    const [begun = 0] = await addQuestions(3);
    await insertQuestions(site.database.pool, [
      { type: 'Quantitative Trader Interview Question', isPremium: true },
    ]);
    await site.answer(people.user, begun);
    const planned = ({ days }: Plan) => days.reduce((sum, { questions }) => sum + questions, 0);
    const { today: date, ...first } = (await save()).json();
    expect(planned({ today: date, ...first })).toBe(1 + 2);
    expect(planned((await save({ role: 'developer' })).json())).toBe(1 + 4);
  });

  it('says what does not fit, and with how much time it would', async () => {
    await addQuestions(30);
    const { leftOut } = (await save({ interviewOn: '2026-03-10', minutes: 10 })).json();
    expect(leftOut.count).toBeGreaterThan(15);
    expect(leftOut.questions).toHaveLength(leftOut.count);
    expect(leftOut.questions[0]).toMatchObject({ difficulty: 'Medium' });
    expect(leftOut.minutesForAll % 5).toBe(0);
    const more = { interviewOn: '2026-03-10', minutes: leftOut.minutesForAll };
    expect((await save(more)).json().leftOut.count).toBe(0);
    const less = { ...more, minutes: leftOut.minutesForAll - 5 };
    expect((await save(less)).json().leftOut.count).toBeGreaterThan(0);
    const tooClose = (await save({ interviewOn: '2026-03-04' })).json();
    expect(tooClose.leftOut).toMatchObject({ count: 30, minutesForAll: null });
  });

  it.each([
    [{ interviewOn: '2026-03-01' }, 'The interview must be today or later.'],
    [{ interviewOn: '2027-03-03' }, 'The interview must be within a year.'],
    [{ interviewOn: 'soon' }, 'Interview date must be a date such as 2027-01-31'],
    [{ interviewOn: '2026-02-30' }, 'Interview date must be a date such as 2027-01-31'],
    [{ minutes: 9 }, 'Minutes a day must be a whole number from 10 to 240'],
    [{ minutes: 10.5 }, 'Minutes a day must be a whole number from 10 to 240'],
    [{ role: 'quant' }, 'Role must be trader, researcher or developer'],
    [{ weekdays: Array(7).fill('off') }, 'Leave at least one day to practice'],
    [
      { weekdays: Array(6).fill('full') },
      'Weekdays must be seven times full, easy or off, from Monday',
    ],
    [{ wantsMail: 'yes' }, 'wantsMail must be true or false'],
  ])('refuses %j', async (body, message) => {
    const refused = await save(body);
    expect(refused.statusCode).toBe(400);
    const [field = ''] = Object.keys(body);
    expect(refused.json()).toMatchObject({ message, fieldErrors: { [field]: message } });
    expect(await find()).toBeNull();
  });

  it('may be for today, or for ten minutes a day all year', async () => {
    expect((await save({ interviewOn: today })).json().days).toHaveLength(1);
    expect((await save({ interviewOn: '2027-03-02', minutes: 10 })).json().days).toHaveLength(366);
  });

  it('is not for visitors', async () => {
    for (const [method, at] of [
      ['GET', path],
      ['PUT', path],
      ['DELETE', path],
      ['PUT', `${path}/days/2026-03-04`],
      ['POST', `${path}/feed`],
      ['DELETE', `${path}/feed`],
    ] as const) {
      expect((await people.nobody.call(method, at, settings)).statusCode).toBe(401);
    }
  });
});

describe('the days', () => {
  it('are laid out again at the first look of the learner’s day, and stay so all day', async () => {
    await addQuestions(40);
    await people.user.call('PATCH', '/api/practice/settings', { timeZone: 'Asia/Tokyo' });
    const before = (await save()).json();
    const [first = 0] = await addQuestions(1);
    await site.answer(people.user, first, '1/2');
    expect(onDay(await plan(), '2026-03-03')).toEqual(onDay(before, '2026-03-03'));
    // Half past midnight in Tokyo.
    site.wait(3.5 * 3_600_000);
    expect(onDay(await plan(), '2026-03-03')).toMatchObject({ reviews: 1, done: { reviews: 0 } });
    await people.user.call('PATCH', '/api/practice/settings', { timeZone: 'UTC' });
  });

  it('keep those that are over as they were planned, with what was done, and make up for none', async () => {
    const ids = await addQuestions(60);
    const [first = {}] = (await save()).json().days;
    expect(first).toMatchObject({ date: today, reviews: 0, questions: 4, drills: 2 });
    const [one = 0, two = 0] = ids;
    await site.answer(people.user, one, '1/2');
    await site.answer(people.user, two, '2/3');
    await people.user.post(`/api/practice/cards/${two}`, { act: 'undo' });
    site.wait(4 * day);
    const later = await plan();
    expect(onDay(later, today)).toMatchObject({
      ...{ reviews: 0, questions: 4, drills: 2 },
      done: { reviews: 0, questions: 1, drills: 0 },
    });
    expect(onDay(later, '2026-03-04')?.done).toEqual({ reviews: 0, questions: 0, drills: 0 });
    const now = onDay(later, '2026-03-06');
    expect(now?.minutes).toBeLessThanOrEqual(30);
    expect(now).toMatchObject({ reviews: 1, done: { reviews: 0 } });
    await site.answer(people.user, one, '2/3');
    expect(onDay(await plan(), '2026-03-06')?.done).toMatchObject({ reviews: 1, questions: 0 });
    site.wait(30 * day);
    expect((await plan()).days).toEqual([expect.objectContaining({ date: '2026-03-22' })]);
    expect(await people.user.get('/api/practice').then((answer) => answer.json().plan)).toBeNull();
  });

  it('follow the weekdays, and can be taken off one by one', async () => {
    await addQuestions(60);
    const weekdays = ['full', 'easy', 'off', 'full', 'full', 'full', 'full'];
    const shown = (await save({ weekdays })).json();
    const [monday, tuesday, wednesday] = shown.days;
    expect(tuesday.minutes).toBeLessThan(monday.minutes);
    expect(wednesday).toMatchObject({ effort: 'off', minutes: 0, isException: false });
    const off = (await setEffort('2026-03-05', 'off')).json();
    expect(onDay(off, '2026-03-05')).toMatchObject({
      effort: 'off',
      minutes: 0,
      isException: true,
    });
    expect(onDay(off, '2026-03-12')).toMatchObject({ effort: 'full', isException: false });
    const again = (await setEffort('2026-03-05', null)).json();
    expect(onDay(again, '2026-03-05')).toMatchObject({ effort: 'full', isException: false });
    const usual = (await setEffort('2026-03-04', 'off')).json();
    expect(onDay(usual, '2026-03-04')).toMatchObject({ isException: false });
  });

  it.each([
    ['2026-03-01', 'off', 'This day is not between today and the interview.'],
    ['2026-03-22', 'off', 'This day is not between today and the interview.'],
    ['someday', 'off', 'Date must be a date such as 2027-01-31'],
    ['2026-03-05', 'lazy', 'Effort must be full, easy or off'],
  ])('refuse %s: %s', async (date, effort, message) => {
    await save();
    const refused = await setEffort(date, effort);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe(message);
  });

  it('are nobody else’s, and need a plan', async () => {
    await save();
    expect((await setEffort('2026-03-05', 'off', people.other)).statusCode).toBe(404);
    expect(onDay(await plan(), '2026-03-05')).toMatchObject({ effort: 'full' });
  });

  it('are laid out once if many look at the same time, and after each change', async () => {
    await addQuestions(20);
    await save();
    site.wait(day);
    const minutes = [20, 40, 60];
    await Promise.all([
      ...Array.from({ length: 8 }, () => find()),
      ...minutes.map((each) => save({ minutes: each })),
    ]);
    const last = await plan();
    expect(minutes).toContain(last.minutes);
    expect(last.days.filter(({ date }) => date >= '2026-03-03')).toHaveLength(20);
    expect(onDay(last, '2026-03-03')?.minutes).toBeLessThanOrEqual(last.minutes);
    expect(onDay(last, '2026-03-03')?.minutes).toBeGreaterThan(last.minutes / 2);
  });
});

describe('the practice page', () => {
  it('follows the plan', async () => {
    await addQuestions(60);
    const [first] = (await save()).json().days;
    const practice = (await people.user.get('/api/practice')).json();
    expect(practice.plan).toEqual({ interviewOn: '2026-03-22', today, effort: 'full' });
    expect(practice.today).toMatchObject({
      questions: { of: first.questions },
      drill: { of: first.drills },
    });
    expect((await people.other.get('/api/practice')).json().plan).toBeNull();
  });

  it('recommends questions of the role before others', async () => {
    const [other] = await addQuestions(1, 'Quantitative Developer Interview Question');
    const [own = 0] = await addQuestions(1);
    const next = async () => (await people.user.get('/api/practice/next')).json().next?.id;
    expect(await next()).toBe(other);
    await save();
    expect(await next()).toBe(own);
    await site.answer(people.user, own);
    expect(await next()).toBe(other);
    await save({ interviewOn: today });
    site.wait(2 * day);
    await site.answer(people.user, own);
    await addQuestions(1);
    expect(await next()).toBe(other);
  });
});

describe('the calendar link', () => {
  const feed = async (who: Person = people.user) => who.call('POST', `${path}/feed`);
  const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ method: 'GET', url: url.replace('http://localhost:3000', ''), headers });

  it('is for whoever has it, and shows days with stable ids', async () => {
    await addQuestions(20);
    await save();
    const made = await feed();
    expect(made.statusCode).toBe(201);
    const { url } = made.json();
    const file = await fetchFeed(url);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.body).toContain(
      'SUMMARY:Martingale: 2 drills and 4 new questions\\, about 26 minutes',
    );
    expect(file.body).toContain('DTSTART;VALUE=DATE:20260322');
    expect(file.body).not.toContain(people.user.email);
    const ids = (body: string) => [...body.matchAll(/^UID:(.+)$/gm)].map(([, id]) => id);
    expect(new Set(ids(file.body)).size).toBe(21);
    const again = await fetchFeed(url, { 'if-none-match': String(file.headers.etag) });
    expect(again.statusCode).toBe(304);
    site.wait(day);
    const next = await fetchFeed(url, { 'if-none-match': String(file.headers.etag) });
    expect(next.statusCode).toBe(200);
    expect(ids(file.body)).toEqual(expect.arrayContaining(ids(next.body)));
    expect((await plan()).hasFeed).toBe(true);
  });

  it('is stored as a hash, replaced by the next one, and revocable', async () => {
    await save();
    const { url } = (await feed()).json();
    const [{ stored }] = await site.query(
      "SELECT encode(feed_token_hash, 'escape') AS stored FROM plans",
    );
    expect(url).not.toContain(stored);
    const { url: newer } = (await feed()).json();
    expect((await fetchFeed(url)).statusCode).toBe(404);
    expect((await fetchFeed(newer)).statusCode).toBe(200);
    expect((await people.other.call('DELETE', `${path}/feed`)).statusCode).toBe(204);
    expect((await fetchFeed(newer)).statusCode).toBe(200);
    await people.user.call('DELETE', `${path}/feed`);
    expect((await fetchFeed(newer)).statusCode).toBe(404);
    expect((await fetchFeed(newer.slice(0, -10))).statusCode).toBe(404);
    expect((await fetchFeed('/feeds/plan.ics')).statusCode).toBe(404);
    expect((await feed(people.other)).statusCode).toBe(404);
  });
});

it('is worked out from reviews before anything new', async () => {
  const ids = await addQuestions(40);
  for (const id of ids.slice(0, 20)) {
    await site.answer(people.user, id, '1/2');
    site.wait(60_000);
  }
  site.wait(day);
  const { days } = (await save({ minutes: 20 })).json();
  const [first, second] = days.filter(({ date }: PlannedDay) => date >= addDays(today, 1));
  expect(first).toMatchObject({ reviews: 6, questions: 0, drills: 1 });
  expect(second).toMatchObject({ reviews: 6, questions: 0 });
});
