import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '#test/support/database.ts';
import { withFixture } from '#test/support/schema-fixture.ts';
import { migrateDatabase } from './migrate.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;

beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrateDatabase(database.pool);
});

afterAll(async () => {
  await database.drop();
});

const user = (name: string, email: string) =>
  `insert into users (username, email, password_hash) values ('${name}', '${email}', 'x')`;
const discussion = (title: string, content: string) =>
  `insert into discussions (question_id, title, content, content_html)
     values (1001, '${title}', '${content}', '')`;
const comment = (content: string, parent = 'null') =>
  `insert into comments (thread_id, parent_id, content, content_html)
     values (1001, ${parent}, ${content}, '')`;
const status = (value: string) =>
  `insert into question_statuses (user_id, question_id, status) values (1002, 1001, '${value}')`;
const subscription = (userId: number, key: string, plan = 'monthly', amount = 1) =>
  `insert into subscriptions (user_id, customer_id, provider, idempotency_key, plan, price_id, amount)
     values (${userId}, 1001, 'stripe', '${key}', '${plan}', 'p', ${amount})`;
const upload = (filename: string, type: string, data = '\\x01') =>
  `insert into uploads (filename, content_type, data, width, height)
     values ('${filename}', '${type}', '${data}', 1, 1)`;
const setQuestion = (assignment: string) => `update questions set ${assignment} where id = 1001`;

describe('what the database refuses', () => {
  it.each([
    ['a username in a different case', user('aDA', 'new@example.com'), 'users_username_key'],
    ['an email in a different case', user('new', 'ADA@Example.com'), 'users_email_key'],
    ['a username of 2', user('ab', 'new@example.com'), 'users_username_check'],
    ['a username of 21', user('a'.repeat(21), 'new@example.com'), 'users_username_check'],
    ['a username with a space', user('a b', 'new@example.com'), 'users_username_check'],
    ['a username with a newline', user('abc\n', 'new@example.com'), 'users_username_check'],
    ['a look-alike letter', user('Аda', 'new@example.com'), 'users_username_check'],
    ['an email without @', user('new', 'example.com'), 'users_email_check'],
    [
      'the same session token',
      `insert into sessions (token_hash, user_id, expires_at) values ('\\x01', 1002, now())`,
      'sessions_token_hash_unique',
    ],
    [
      'an unknown token purpose',
      `update user_tokens set purpose = 'login'`,
      'user_tokens_purpose_check',
    ],
    ['a bad difficulty', setQuestion(`difficulty = 'easy'`), 'questions_difficulty_check'],
    ['a nameless question', setQuestion(`name = ''`), 'questions_name_check'],
    ['a question name of 301', setQuestion(`name = repeat('é', 301)`), 'questions_name_check'],
    ['an empty description', setQuestion(`description = ''`), 'questions_description_check'],
    ['an empty category', setQuestion(`category = ''`), 'questions_category_check'],
    ['version 0', setQuestion('version = 0'), 'questions_version_check'],
    ['the same import', `update questions set import_key = 'coin'`, 'questions_import_key_key'],
    [
      'a second solution',
      `insert into solutions (question_id, content, content_html) values (1001, 'x', '')`,
      'solutions_question_id_unique',
    ],
    ['a bad status', status('done'), 'question_statuses_status_check'],
    [
      'a second status',
      `${status('solved')}; ${status('attempted')}`,
      'question_statuses_user_id_question_id_pk',
    ],
    ['a title of 4', discussion('Four', 'long enough'), 'discussions_title_check'],
    ['a title of 101', discussion('t'.repeat(101), 'long enough'), 'discussions_title_check'],
    ['content of 9', discussion('Title', '123456789'), 'discussions_content_check'],
    [
      'a negative comment count',
      'update discussions set comment_count = -1',
      'discussions_comment_count_check',
    ],
    ['a blank comment', comment(`E' \\n\\t '`), 'comments_content_check'],
    ['a comment over 20 kB', comment(`repeat('é', 10241)`), 'comments_content_check'],
    ['a parent in another thread', comment(`'x'`, '1003'), 'comments_parent_same_thread_fk'],
    ['an unknown parent', comment(`'x'`, '9'), 'comments_parent_same_thread_fk'],
    [
      'a comment as its own parent',
      'update comments set parent_id = id where id = 1001',
      'comments_parent_check',
    ],
    [
      'moving a comment away from its replies',
      'update comments set thread_id = 1002 where id = 1001',
      'comments_parent_same_thread_fk',
    ],
    [
      'deleting a comment with replies',
      'delete from comments where id = 1001',
      'comments_parent_same_thread_fk',
    ],
    [
      'the same comment sent twice',
      `update comments set submission_key = 'k' where id = 1002`,
      'comments_submission_key',
    ],
    [
      'a second like',
      'insert into comment_likes (comment_id, user_id) values (1001, 1001)',
      'comment_likes_comment_id_user_id_pk',
    ],
    [
      'a second run of a duel',
      `insert into drill_runs (id, user_id, kind, title, format, seed, starts_at, ends_at, duel_id)
         select gen_random_uuid(), user_id, kind, title, format, seed, starts_at, ends_at, duel_id
           from drill_runs`,
      'drill_runs_player_key',
    ],
    [
      'a finished run without a time',
      `update drill_runs set state = 'finished'`,
      'drill_runs_finished_check',
    ],
    [
      'a second interview at the same time',
      `insert into interviews (user_id, role, level, minutes, is_one_way, started_at, ends_at, viewed_at)
         select user_id, role, level, minutes, is_one_way, started_at, ends_at, viewed_at
           from interviews`,
      'interviews_running_key',
    ],
    [
      'a third person in a meeting',
      'insert into meeting_people (meeting_id, place) select id, 3 from meetings',
      'meeting_people_place_check',
    ],
    [
      'a user in both places of a meeting',
      'update meeting_people set user_id = 1001',
      'meeting_people_user_key',
    ],
    [
      'the same user twice in a pair',
      'update partner_pair_people set user_id = 1001',
      'partner_pair_people_user_key',
    ],
    [
      'a second report of the same pair by the same user',
      `insert into partner_reports (pair_id, starts_at, role, reported_by, reason)
         select id, now(), 'trader', 1001, 'answers' from partner_pairs`,
      'partner_reports_pair_key',
    ],
    ['blocking oneself', 'update blocks set blocked_id = blocker_id', 'blocks_people_check'],
    [
      'replacing a preset that has runs',
      'update drill_presets set version = 2',
      'drill_runs_preset_fk',
    ],
    [
      'a second view in the hour',
      `insert into discussion_views select * from discussion_views`,
      'discussion_views_discussion_id_visitor_hash_hour_pk',
    ],
    [
      'a view within the hour',
      `update discussion_views set hour = hour + interval '1 minute'`,
      'discussion_views_hour_check',
    ],
    [
      'a second open report of a comment',
      `insert into comment_reports (comment_id, reported_by, reason) values (1001, 1001, 'x')`,
      'comment_reports_open_key',
    ],
    [
      'a report of 9',
      `update error_reports set description = '123456789'`,
      'error_reports_description_check',
    ],
    [
      'an empty report status',
      `update error_reports set status = ''`,
      'error_reports_status_check',
    ],
    [
      'a duplicate setting',
      `insert into settings (key, value) values ('app_title', 'x')`,
      'settings_key_unique',
    ],
    [
      'an overlong setting',
      `update settings set value = repeat('x', 10001)`,
      'settings_value_check',
    ],
    ['a second open subscription', subscription(1001, 'i2'), 'subscriptions_open_key'],
    ['the same attempt twice', subscription(1002, 'i1'), 'subscriptions_idempotency_key_unique'],
    ['an unknown plan', subscription(1002, 'i2', 'weekly'), 'subscriptions_plan_check'],
    ['a negative price', subscription(1002, 'i2', 'annual', -1), 'subscriptions_amount_check'],
    [
      'a second customer of a user',
      `insert into billing_customers (user_id, provider) values (1001, 'stripe')`,
      'billing_customers_user_key',
    ],
    [
      'the same webhook event',
      `insert into webhook_events (event_id, provider, type) values ('evt_1', 'stripe', 't')`,
      'webhook_events_pkey',
    ],
    ['the same file name', upload('logo.png', 'image/png'), 'uploads_filename_unique'],
    ['a path as file name', upload('../logo.png', 'image/png'), 'uploads_filename_check'],
    ['an SVG', upload('new.png', 'image/svg+xml'), 'uploads_content_type_check'],
    ['an empty file', upload('new.png', 'image/png', ''), 'uploads_data_check'],
    [
      'the same mail twice',
      `insert into mail_messages (kind, recipient, subject, html, text, dedupe_key)
         values ('verify', 'a@b', 's', '', '', 'd')`,
      'mail_messages_dedupe_key_unique',
    ],
    [
      'sent mail without a time',
      `update mail_messages set status = 'sent'`,
      'mail_messages_sent_at_check',
    ],
    [
      'a second sign-up in a different case',
      `insert into audience_signups (list, email) values ('newsletter', 'Ada@Example.com')`,
      'audience_signups_email_key',
    ],
  ])('%s', async (_name, statement, constraint) => {
    await withFixture(database.pool, (client) =>
      expect(client.query(statement)).rejects.toMatchObject({ constraint }),
    );
  });
});

describe('what the database accepts at the limits', () => {
  it.each([
    ['usernames of 3 and 20', `${user('a-_', 'c@x')}; ${user('b'.repeat(20), 'd@x')}`],
    // Lengths are validated in UTF-16 units, of which an emoji has two.
    ['a title of 5 units', discussion('🎲🎲!', 'long enough')],
    ['a title of 100', discussion('é'.repeat(100), 'long enough')],
    ['a comment of 20 kB', comment(`repeat('é', 10240)`)],
    ['a reply in the same thread', comment(`'x'`, '1002')],
    ['any report status', `update error_reports set status = 'Waiting for the author'`],
    [
      'a subscription after the last one ended',
      `update subscriptions set ended_at = now(); ${subscription(1001, 'i2')}`,
    ],
  ])('%s', async (_name, statement) => {
    await withFixture(database.pool, (client) =>
      expect(client.query(statement)).resolves.toBeDefined(),
    );
  });
});

describe('the order of names and categories', () => {
  it('is that of JavaScript, whatever the locale of the server', async () => {
    const names = ['zeta', 'Alpha', 'beta', 'ÉCOLE', 'école', 'Σίσυφος', '_x', 'B', '2 dice', '𝒳'];
    const { rows } = await database.pool.query<{ key: string }>(
      `with named as (select unnest($1::text[]) collate "pg_unicode_fast" as name)
       select lower(name) as key from named order by lower(name)`,
      [names],
    );
    const expected = names.map((name) => name.toLowerCase());
    expected.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(rows.map((row) => row.key)).toEqual(expected);

    const collations = await database.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_name = 'questions' and collation_name = 'pg_unicode_fast' order by 1`,
    );
    expect(collations.rows.map((column) => column.name)).toEqual([
      'category',
      'category_key',
      'name',
      'name_key',
      'text_key',
    ]);
  });
});
