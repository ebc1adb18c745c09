import type pg from 'pg';
import { insertQuestions } from './questions.ts';
import { insertSubscription } from './subscriptions.ts';

const at = (moment: string) => new Date(`2026-${moment}Z`);

const joined = {
  Root: '01-01T00:00:00',
  Hal: '01-01T00:00:00',
  Ike: '01-01T00:00:00',
  Fay: '10-26T23:59:59.999',
  Eve: '10-27T00:00:00',
  Bob: '11-02T23:59:59.999',
  Ada: '11-03T00:00:00',
  Gil: '11-05T12:00:00',
  Cyd: '11-09T23:59:59.999',
  Dan: '11-10T00:00:00',
};

/** What users with these names did, mostly just inside and outside of two weeks in November 2026. */
export async function writeHistory(pool: pg.Pool): Promise<void> {
  for (const [name, moment] of Object.entries(joined)) {
    await pool.query('update users set created_at = $2 where username = $1', [name, at(moment)]);
  }
  const { rows } = await pool.query<{ id: number; username: string }>(
    'select id, username from users',
  );
  const ids = new Map(rows.map(({ id, username }) => [username, id]));
  const idOf = (name: string) => ids.get(name) ?? 0;
  await practice(pool, idOf);
  await subscribe(pool, idOf);
  await pool.query(`
    insert into daily_visits (date, total_visits, unique_visitors) values
      ('2026-10-26', 100, 9), ('2026-10-27', 1, 1), ('2026-11-02', 7, 3),
      ('2026-11-03', 5, 2), ('2026-11-09', 10, 4), ('2026-11-10', 100, 9);
    insert into daily_pages (date, path, count) values
      ('2026-11-02', '/a', 2), ('2026-11-02', '/old', 9), ('2026-11-03', '/a', 5),
      ('2026-11-05', '(other)', 50), ('2026-11-09', '/b', 5), ('2026-11-10', '/today', 99);
    insert into daily_pages (date, path, count)
      select '2026-11-04', '/c' || n, 1 from generate_series(1, 5) n;
    insert into daily_recommendations
        (date, reason, difference, served, answered, right_answers) values
      ('2026-11-02', 'first', -3, 99, 99, 99), ('2026-11-03', 'review', -4, 9, 8, 7),
      ('2026-11-03', 'weakest', -2, 3, 2, 2), ('2026-11-09', 'weakest', -2, 1, 1, 0),
      ('2026-11-09', 'weakest', -1, 3, 2, 1), ('2026-11-09', 'stretch', 0, 2, 1, 0),
      ('2026-11-10', 'level', 1, 99, 99, 99);
    insert into daily_referrers (date, referrer, count) values
      ('2026-10-27', 'direct', 4), ('2026-11-09', 'direct', 3), ('2026-11-10', 'direct', 100)`);
}

async function practice(pool: pg.Pool, idOf: (name: string) => number): Promise<void> {
  const [one, two, three] = await insertQuestions(pool, [{}, {}, {}]);
  const events = [
    ['Eve', one, 'solved', '10-27T00:00:00'],
    ['Bob', one, 'attempted', '11-02T23:59:59.999'],
    ['Bob', one, 'solved', '11-03T00:00:00'],
    ['Ada', two, 'attempted', '11-05T12:00:00'],
    ['Ada', two, 'not_started', '11-06T12:00:00'],
    ['Ada', two, 'solved', '11-07T12:00:00'],
    ['Ada', one, 'solved', '11-09T23:59:59.999'],
    ['Ada', three, 'solved', '11-10T00:00:00'],
  ] as const;
  for (const [name, question, status, moment] of events) {
    const kind = status === 'not_started' ? 'mark' : 'answer';
    const verdict = { solved: 'right', attempted: 'wrong', not_started: null }[status];
    await pool.query(
      `insert into attempts (user_id, question_id, kind, verdict, status, created_at)
         values ($1, $2, $3, $4, $5, $6)`,
      [idOf(name), question, kind, verdict, status, at(moment)],
    );
  }
  await pool.query(
    `with thread as (
       insert into discussions (question_id, created_by, title, content, content_html, created_at)
         values ($1, $2, 'A thread', 'Some content', '', $3) returning id
     )
     insert into comments (thread_id, user_id, content, content_html, created_at)
       select id, author, 'A comment', '', moment
       from thread, unnest($4::int[], $5::timestamptz[]) written (author, moment)`,
    [
      one,
      idOf('Fay'),
      at('10-30T12:00:00'),
      [idOf('Cyd'), null],
      [at('11-04T12:00:00'), at('11-04T12:00:00')],
    ],
  );
}

async function subscribe(pool: pg.Pool, idOf: (name: string) => number): Promise<void> {
  const add = (name: string, createdAt: string, fields: object = {}) =>
    insertSubscription(pool, idOf(name), { createdAt: at(createdAt), ...fields });
  const ended = (moment: string) => ({ status: 'canceled', endedAt: at(moment) });
  await add('Ada', '11-03T00:00:00');
  await add('Bob', '11-02T23:59:59.999', { plan: 'annual', amount: 19_190 });
  await add('Cyd', '11-08T12:00:00', { status: 'trialing', trialEnd: at('11-15T12:00:00') });
  await add('Dan', '11-10T00:00:00');
  await add('Eve', '10-01T12:00:00', ended('11-09T23:59:59.999'));
  await add('Fay', '10-20T12:00:00', ended('10-27T00:00:00'));
  await add('Gil', '11-05T12:00:00', { paymentConfirmed: false });
  await add('Hal', '10-01T12:00:00', {
    status: 'past_due',
    paymentFailedAt: at('11-04T12:00:00'),
  });
  await add('Ike', '11-05T12:00:00', { provider: 'stripe' });
}
