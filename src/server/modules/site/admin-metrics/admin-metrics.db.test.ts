import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminUser } from '#shared/contracts/admin-user.ts';
import type { DailyVisits } from '#shared/contracts/analytics.ts';
import type { Subscriber } from '#shared/contracts/subscription.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { Person } from '#test/support/people.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { writeHistory } from '#test/support/site-history.ts';
import { browser } from '#test/support/visit-site.ts';

let site: TestApp;
let admin: Person;
let ada: Person;

beforeAll(async () => {
  site = await createTestApp({ now: () => new Date('2026-11-10T12:00:00Z') });
  const { pool } = site.database;
  const invite = async (username: string, isAdmin = false) =>
    new Person(site.app, await createSignedInUser(pool, { username, isAdmin }));
  admin = await invite('Root', true);
  ada = await invite('Ada');
  for (const name of ['Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ike']) await invite(name);
  await writeHistory(pool);
});
afterAll(() => site.close());

async function read(path: string) {
  const response = await admin.get(path);
  expect(response.statusCode).toBe(200);
  return response.json();
}

const lastWeek = {
  now: { start: '2026-11-03', end: '2026-11-09' },
  before: { start: '2026-10-27', end: '2026-11-02' },
  today: { date: '2026-11-10', visits: 100 },
  provider: 'sandbox',
  visits: { now: 15, before: 8 },
  registrations: { now: 3, before: 2 },
  active: { now: 3, before: 3 },
  answers: { now: 4, before: 2 },
  firstTries: { now: 2, before: 2 },
  rightFirstTries: { now: 1, before: 1 },
  begun: { now: 2, before: 1 },
  ended: { now: 1, before: 1 },
  revenue: [
    {
      currency: 'usd',
      now: Math.round(1999 + 19_190 / 12),
      before: Math.round(1999 + 1999 + 19_190 / 12),
    },
  ],
  pages: [
    { path: '/a', now: 5, before: 2 },
    { path: '/b', now: 5, before: 0 },
    { path: '/c1', now: 1, before: 0 },
    { path: '/c2', now: 1, before: 0 },
    { path: '/c3', now: 1, before: 0 },
  ],
  referrers: [{ referrer: 'direct', now: 3, before: 4 }],
  recommendations: {
    byReason: [
      { reason: 'review', served: 9, answered: 8, rightAnswers: 7 },
      { reason: 'weakest', served: 7, answered: 5, rightAnswers: 3 },
      { reason: 'stretch', served: 2, answered: 1, rightAnswers: 0 },
    ],
    byDifference: [
      { difference: -200, served: 4, answered: 3, rightAnswers: 2 },
      { difference: -100, served: 3, answered: 2, rightAnswers: 1 },
      { difference: 0, served: 2, answered: 1, rightAnswers: 0 },
    ],
  },
};

describe('the overview', () => {
  it('compares the last full days with the same number before', async () => {
    expect(await read('/api/admin/overview?days=7')).toEqual(lastWeek);
  });

  it('covers 28 days unless told otherwise', async () => {
    const { now, before, registrations, active, answers } = await read('/api/admin/overview');
    expect({ now, before }).toEqual({
      now: { start: '2026-10-13', end: '2026-11-09' },
      before: { start: '2026-09-15', end: '2026-10-12' },
    });
    expect(registrations).toEqual({ now: 6, before: 0 });
    // People count once: Bob was active in both weeks.
    expect(active).toEqual({ now: 5, before: 0 });
    expect(answers).toEqual({ now: 6, before: 0 });
  });

  it.each(['days=0', 'days=30', 'days=week', 'days=7.0', 'days=7&days=28'])(
    'refuses %s',
    async (query) => {
      const response = await admin.get(`/api/admin/overview?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toBe('Days must be one of 7, 28, 90');
    },
  );

  it('agrees with the analytics on the same days and on today', async () => {
    const earlier = (await read('/api/admin/overview?days=7')).today.visits;
    await site.app.inject({
      method: 'POST',
      url: '/api/analytics/visits',
      headers: { 'user-agent': browser },
      payload: { path: '/questions' },
    });
    const { now, visits, today } = await read('/api/admin/overview?days=7');
    const sumOf = async ({ start, end }: { start: string; end: string }) => {
      const days: DailyVisits[] = await read(
        `/api/analytics/daily-visits?start=${start}&end=${end}`,
      );
      return days.reduce((sum, { totalVisits }) => sum + totalVisits, 0);
    };
    expect(today).toEqual({ date: '2026-11-10', visits: earlier + 1 });
    expect(await sumOf(now)).toBe(visits.now);
    expect(await sumOf({ start: now.start, end: today.date })).toBe(visits.now + today.visits);
  });

  it('is for administrators only', async () => {
    expect((await new Visitor(site.app).get('/api/admin/overview')).statusCode).toBe(401);
    expect((await ada.get('/api/admin/overview')).statusCode).toBe(403);
  });
});

describe('the lists behind its figures', () => {
  const days = 'start=2026-11-03&end=2026-11-09';
  const users = async (query: string) => {
    const rows: AdminUser[] = await read(`/api/admin/users?${query}`);
    return rows.map(({ username }) => username).sort();
  };
  const subscribers = async (query: string) => {
    const rows: Subscriber[] = await read(`/api/admin/subscriptions?${query}`);
    return rows.map(({ username }) => username).sort();
  };

  it.each([
    [`by=joined&${days}`, ['Ada', 'Cyd', 'Gil']],
    [days, ['Ada', 'Cyd', 'Gil']],
    ['start=2026-11-09', ['Cyd', 'Dan']],
    [`by=active&${days}`, ['Ada', 'Bob', 'Cyd']],
    ['by=active&end=2026-11-02', ['Bob', 'Eve', 'Fay']],
    ['by=active&search=ada', ['Ada']],
  ])('users with %s', async (query, names) => {
    expect(await users(query)).toEqual(names);
  });

  it.each([
    [`by=begun&${days}&provider=sandbox`, ['Ada', 'Cyd']],
    [days, ['Ada', 'Cyd', 'Ike']],
    [`by=ended&${days}&provider=sandbox`, ['Eve']],
    ['by=ended&end=2026-10-27', ['Fay']],
    ['provider=stripe', ['Ike']],
  ])('subscribers with %s', async (query, names) => {
    expect(await subscribers(query)).toEqual(names);
  });

  it.each([
    ['users?by=left', 'By must be one of joined, active'],
    ['users?start=yesterday', 'Start must be a date such as 2026-01-31'],
    ['users?start=2026-11-03&end=2026-11-02', 'End must not be before start'],
    ['subscriptions?by=joined', 'By must be one of begun, ended'],
    ['subscriptions?provider=cash', 'Provider must be one of stripe, sandbox'],
    ['subscriptions?end=2026-02-30', 'End must be a date such as 2026-01-31'],
    ['subscriptions?start=2026-11-03&end=2026-11-02', 'End must not be before start'],
  ])('refuse %s', async (path, message) => {
    const response = await admin.get(`/api/admin/${path}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });
});

it('keeps past counts when accounts, plans and questions change', async () => {
  const { pool } = site.database;
  const before = await read('/api/admin/overview?days=7');
  await pool.query(`
    update subscriptions set plan = 'annual', amount = 19190 where amount = 1999;
    delete from users where username in ('Ada', 'Bob');
    delete from questions`);
  expect(await read('/api/admin/overview?days=7')).toEqual(before);
});
