import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People, Person } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { insertSubscription } from '#test/support/subscriptions.ts';

const reports = [
  'daily-visits',
  'unique-visitors',
  'top-pages',
  'device-breakdown',
  'referrers',
  'activity',
];

let site: TestApp;
let people: People;
beforeAll(async () => {
  site = await createTestApp({ now: () => new Date('2026-11-10T23:59:00.000Z') });
  people = await invitePeople(site);
  await site.database.pool.query(`
    insert into daily_visits (date, total_visits, unique_visitors) values
      ('2026-10-11', 1000, 1000), ('2026-10-12', 5, 2), ('2026-11-09', 7, 3), ('2026-11-10', 1, 1);
    insert into daily_pages (date, path, count) values
      ('2026-10-11', '/old', 1000), ('2026-11-09', '/b', 2), ('2026-11-09', '/a', 3),
      ('2026-11-10', '/a', 4), ('2026-11-10', '/c', 2);
    insert into daily_devices (date, device, count) values
      ('2026-11-09', 'mobile', 2), ('2026-11-10', 'desktop', 3), ('2026-11-10', 'mobile', 2);
    insert into daily_referrers (date, referrer, count) values
      ('2026-11-09', 'direct', 2), ('2026-11-10', '=cmd|calc', 3);
  `);
});
afterAll(() => site.close());

const ask = (path: string) => people.admin.get(`/api/analytics/${path}`);
const read = async (path: string) => {
  const response = await ask(path);
  expect(response.statusCode).toBe(200);
  return response.json();
};

describe('the reports', () => {
  it('cover the last 30 days, including days without visits', async () => {
    const days: { date: string; totalVisits: number }[] = await read('daily-visits');
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ date: '2026-10-12', totalVisits: 5 });
    expect(days[1]).toEqual({ date: '2026-10-13', totalVisits: 0 });
    expect(days.slice(-2)).toEqual([
      { date: '2026-11-09', totalVisits: 7 },
      { date: '2026-11-10', totalVisits: 1 },
    ]);
    expect(await read('unique-visitors')).toEqual({ count: 6 });
  });

  it.each([
    ['daily-visits?start=2026-11-09&end=2026-11-09', [{ date: '2026-11-09', totalVisits: 7 }]],
    ['unique-visitors?start=2026-10-11&end=2026-10-12', { count: 1002 }],
    ['unique-visitors?end=2026-10-12', { count: 1002 }],
    ['unique-visitors?start=2026-11-09', { count: 4 }],
    ['unique-visitors?start=&end=', { count: 6 }],
    [
      'unique-visitors?start=2026-11-09T00:00:00.000Z&end=2026-11-10T01:00:00%2B02:00',
      { count: 3 },
    ],
    ['unique-visitors?start=1999-01-01&end=1999-12-31', { count: 0 }],
    [
      'top-pages',
      [
        { path: '/a', count: 7 },
        { path: '/b', count: 2 },
        { path: '/c', count: 2 },
      ],
    ],
    ['top-pages?start=2026-10-11&end=2026-10-11', [{ path: '/old', count: 1000 }]],
    ['top-pages?start=2020-01-01&end=2020-01-02', []],
    [
      'device-breakdown',
      [
        { device: 'mobile', count: 4 },
        { device: 'desktop', count: 3 },
      ],
    ],
    ['referrers?end=2026-11-09', [{ referrer: 'direct', count: 2 }]],
  ])('answer %s', async (path, expected) => {
    expect(await read(path)).toEqual(expected);
  });

  it('list at most a hundred entries', async () => {
    await site.database.pool.query(
      `insert into daily_pages (date, path, count)
         select '2025-05-05', '/question/' || n, n from generate_series(1, 150) n`,
    );
    const pages: { path: string }[] = await read('top-pages?start=2025-05-05&end=2025-05-05');
    expect(pages).toHaveLength(100);
    expect(pages[0]).toEqual({ path: '/question/150', count: 150 });
  });

  const badDay = 'Dates must be written as YYYY-MM-DD';
  it.each([
    ['start=yesterday', badDay],
    ['start=2026-02-30', badDay],
    ['end=10.11.2026', badDay],
    ['start=2026-11-01&start=2026-11-02', badDay],
    ['start=2026-11-02&end=2026-11-01', 'Start must not be after end'],
    ['start=2026-11-11', 'Start must not be after end'],
    ['start=0000-01-01&end=0000-01-02', 'Start must not be before 1970-01-01'],
    ['start=2000-01-01&end=2026-01-01', 'The date range must not exceed ten years'],
    ['format=xml', 'Format must be json or csv'],
  ])('refuse %s', async (query, message) => {
    for (const name of reports) {
      const response = await ask(`${name}?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toBe(message);
    }
  });

  it.each(reports)('are for administrators only: %s', async (name) => {
    for (const query of ['', '?format=csv']) {
      const path = `/api/analytics/${name}${query}`;
      expect((await people.nobody.get(path)).statusCode).toBe(401);
      expect((await people.user.get(path)).statusCode).toBe(403);
    }
  });

  it('are closed to former administrators', async () => {
    const user = await createSignedInUser(site.database.pool, { isAdmin: true });
    const admin = new Person(site.app, user);
    expect((await admin.get('/api/analytics/top-pages')).statusCode).toBe(200);
    await site.database.pool.query('update users set is_admin = false where id = $1', [admin.id]);
    expect((await admin.get('/api/analytics/top-pages')).statusCode).toBe(403);
  });
});

describe('user activity', () => {
  it('is counted by day', async () => {
    const { pool } = site.database;
    const at = (day: string, time = '12:00:00') => new Date(`${day}T${time}Z`);
    await pool.query('update users set created_at = $1', [at('2026-11-03', '00:00:00')]);
    await pool.query('update subscriptions set created_at = $1', [at('2026-11-04')]);
    await insertSubscription(pool, people.user.id, {
      createdAt: at('2026-11-04'),
      paymentConfirmed: false,
    });
    const [question] = await insertQuestions(pool, [{}]);
    await pool.query(
      `insert into attempts (user_id, question_id, kind, verdict, status, created_at) values
         ($1, $2, 'answer', 'wrong', 'attempted', '2026-11-05T10:00Z'),
         ($1, $2, 'answer', 'right', 'solved', '2026-11-05T23:59:59.9Z')`,
      [people.user.id, question],
    );
    const { rows } = await pool.query('select count(*)::int from users');
    const nothing = {
      registrations: 0,
      solvedQuestions: 0,
      subscriptions: 0,
      answers: 0,
      firstTries: 0,
      rightFirstTries: 0,
    };
    expect(await read('activity?start=2026-11-02&end=2026-11-05')).toEqual([
      { date: '2026-11-02', ...nothing },
      { date: '2026-11-03', ...nothing, registrations: rows[0].count },
      { date: '2026-11-04', ...nothing, subscriptions: 1 },
      { date: '2026-11-05', ...nothing, solvedQuestions: 1, answers: 2, firstTries: 1 },
    ]);
    await pool.query(
      `insert into attempts (user_id, question_id, kind, verdict, status, created_at) values
         ($1, $2, 'answer', 'right', 'solved', '2026-11-10T10:00Z')`,
      [people.other.id, question],
    );
    expect(await read('activity?start=2026-11-10')).toEqual([
      {
        date: '2026-11-10',
        ...nothing,
        solvedQuestions: 1,
        answers: 1,
        firstTries: 1,
        rightFirstTries: 1,
      },
    ]);
  });
});

describe('as CSV', () => {
  it.each([
    ['daily-visits', '2026-11-09', 'date,totalVisits\r\n2026-11-09,7\r\n'],
    ['unique-visitors', '2026-11-09', 'count\r\n3\r\n'],
    ['top-pages', '2026-11-09', 'path,count\r\n/a,3\r\n/b,2\r\n'],
    ['device-breakdown', '2026-11-09', 'device,count\r\nmobile,2\r\n'],
    ['referrers', '2026-11-10', "referrer,count\r\n'=cmd|calc,3\r\n"],
    [
      'activity',
      '2020-01-01',
      'date,registrations,solvedQuestions,subscriptions,answers,firstTries,rightFirstTries\r\n2020-01-01,0,0,0,0,0,0\r\n',
    ],
    ['top-pages', '2020-01-01', 'path,count\r\n'],
  ])('%s on %s is a table for spreadsheets', async (name, day, content) => {
    const { headers, body } = await ask(`${name}?start=${day}&end=${day}&format=csv`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}-${day}-${day}.csv"`);
    expect(body).toBe(`\uFEFF${content}`);
  });
});
