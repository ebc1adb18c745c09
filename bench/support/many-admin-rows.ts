import type pg from 'pg';

/** How many questions each user has marked, half of them as solved. */
const markedQuestions = 20;

/** Inserts this many users, and as many rows into each administrators' list, one per user. */
export async function addAdminRows(pool: pg.Pool, count: number): Promise<void> {
  const add = (insert: string) =>
    pool.query(`${insert} from generate_series(1, $1::int) n`, [count]);
  const time = `now() - n * interval '1 minute'`;
  await add(
    `insert into users (username, email, password_hash, is_email_verified, created_at, last_active)
       select 'user_' || n, 'user_' || n || '@example.org', '-', n % 3 > 0,
         ${time}, now() - (n * 7919 % $1) * interval '1 minute'`,
  );
  await pool.query(
    `insert into question_statuses (user_id, question_id, status)
       select users.id, n, (array['attempted', 'solved'])[1 + (n + users.id) % 2]
       from users, generate_series(1, ${markedQuestions}) n`,
  );
  await add(
    `insert into error_reports (question_id, reported_by_email, description, status, created_at)
       select n, 'user_' || n || '@example.org', 'There is a mistake in row ' || n || '.',
         (array['pending', 'fixed', 'rejected'])[1 + n % 3], ${time}`,
  );
  await pool.query(
    `insert into billing_customers (user_id, provider, email_hash)
       select id, 'sandbox', sha256(email::bytea) from users where username like 'user\\_%'`,
  );
  await pool.query(
    `insert into subscriptions (user_id, customer_id, provider, idempotency_key, plan, price_id,
         amount, status, payment_confirmed, created_at)
       select user_id, id, 'sandbox', 'key ' || id, 'annual', 'price', 19900,
         (array['active', 'trialing'])[1 + id % 2], true, now() - id * interval '1 minute'
       from billing_customers`,
  );
  await add(
    `insert into mail_messages (kind, recipient, subject, html, text, status, sent_at, created_at)
       select 'welcome', 'user_' || n || '@example.org', 'Welcome to Martingale', '<p>Welcome</p>',
         'Welcome', case when n % 50 = 0 then 'failed' else 'sent' end,
         case when n % 50 > 0 then ${time} end, ${time}`,
  );
  await add(
    `insert into audit_log (actor_name, action, subject_type, subject_id, details, created_at)
       select 'admin', (array['question.update', 'user.delete'])[1 + n % 2], 'question', n::text,
         jsonb_build_object('name', 'In row ' || n || '.'), ${time}`,
  );
  await add(
    `insert into feedback_messages (name, email, message, created_at)
       select 'User ' || n, 'user_' || n || '@example.org', 'A wish in row ' || n || '.', ${time}`,
  );
  await add(
    `insert into audience_signups (list, email, confirmed_at, created_at)
       select 'newsletter', 'user_' || n || '@example.org', ${time}, ${time}`,
  );
}
