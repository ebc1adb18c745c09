import type pg from 'pg';

const users = 100_000;
const eventsOfUser = 10;
const subscriptions = 20_000;
const comments = 100_000;

/** Inserts what users did in a year. Tells how much that is. */
export async function addYearOfActivity(pool: pg.Pool): Promise<string> {
  const inYear = (part: string) => `now() - (${part}) * interval '1 year'`;
  await pool.query(
    `insert into users (username, email, password_hash, created_at)
       select 'user_' || n, 'user_' || n || '@example.org', '-', ${inYear(`1 - n / ${users}.0`)}
       from generate_series(1, ${users}) n`,
  );
  await pool.query(
    `insert into attempts (user_id, question_id, kind, verdict, status, created_at)
       select id, 1 + (id * 7 + n) % 200, 'answer', (array['wrong', 'right'])[1 + (id + n) % 2],
         (array['attempted', 'solved'])[1 + (id + n) % 2], moment
       from users, generate_series(1, ${eventsOfUser}) n,
         lateral (select users.created_at + random() ^ 3 * (now() - users.created_at)) as at (moment)
       where username like 'user\\_%' order by moment`,
  );
  await pool.query(
    `insert into billing_customers (user_id, provider)
       select id, 'sandbox' from users where username like 'user\\_%' limit ${subscriptions}`,
  );
  await pool.query(
    `insert into subscriptions (user_id, customer_id, provider, idempotency_key, plan, price_id,
         amount, status, payment_confirmed, created_at, ended_at)
       select user_id, c.id, 'sandbox', 'key ' || c.id, 'annual', 'price', 19900, 'canceled', true,
         u.created_at, u.created_at + random() * (now() - u.created_at)
       from billing_customers c join users u on u.id = c.user_id`,
  );
  await pool.query(
    `insert into discussions (question_id, title, content, content_html)
       select id, 'A thread', 'What is it?', '' from questions limit 1`,
  );
  await pool.query(
    `insert into comments (thread_id, user_id, content, content_html, created_at)
       select d.id, u.id, 'A comment', '', ${inYear(`1 - n / ${comments}.0`)}
       from discussions d, generate_series(1, ${comments}) n
       join users u on u.username = 'user_' || (1 + n * 7919 % ${users})`,
  );
  return `${users} users, ${users * eventsOfUser} answers, ${comments} comments, ${subscriptions} subscriptions`;
}
