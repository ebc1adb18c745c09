import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '#test/support/database.ts';
import { migrateDatabase } from './migrate.ts';

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

describe('with thousands of rows', () => {
  let crowded: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let client: pg.PoolClient;

  beforeAll(async () => {
    crowded = await createEmptyDatabase();
    await migrateDatabase(crowded.pool);
    await crowded.pool.query(
      // Shuffled on disk, as after years of edits.
      `insert into questions
         (id, name, description, description_html, difficulty, category, is_visible)
         overriding system value
         select n, md5(n::text), 'What is it?', '', (array['Easy', 'Medium', 'Hard'])[1 + n % 3],
           'Category ' || n % 10, n % 5 <> 0 from generate_series(1, 5000) n order by md5(n || 'x');
       insert into discussions (question_id, title, content, content_html, is_pinned, last_activity_at)
         select 1 + n % 10, 'Title', 'What is it?', '', n % 100 = 0, now() - n * interval '1 minute'
           from generate_series(1, 5000) n;
       insert into comments (thread_id, parent_id, content, content_html)
         select 1 + n % 10, case when n > 10 then 1 + (n - 1) % 10 end, 'x', ''
           from generate_series(1, 5000) n;
       insert into users (username, email, password_hash)
         select 'user-' || n, md5(n::text) || '@example.com', 'x' from generate_series(1, 5000) n`,
    );
    // Index-only scans need vacuumed tables.
    await crowded.pool.query('vacuum analyze');
    // At this size scanning and sorting is cheap; the test is whether an index can avoid it.
    client = await crowded.pool.connect();
    await client.query('set enable_seqscan = off; set enable_sort = off');
  });

  afterAll(async () => {
    client.release();
    await crowded.drop();
  });

  async function explain(query: string) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) ${query}`,
    );
    const nodes: PlanNode[] = [];
    const visit = (node: PlanNode) => {
      nodes.push(node);
      node.Plans?.forEach(visit);
    };
    rows.forEach((row) => {
      visit(row['QUERY PLAN'][0].Plan);
    });
    return {
      indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
      // Rows filtered out after reading, or sorted afterward.
      extraWork: nodes.filter((node) => node.Filter ?? /Sort|Seq Scan/.test(node['Node Type'])),
      isIndexOnly: nodes.some((node) => node['Node Type'] === 'Index Only Scan'),
    };
  }

  it.each([
    ['questions_name_idx', 'name_key, id'],
    ['questions_difficulty_idx', 'difficulty_rank, name_key, id'],
    ['questions_category_idx', 'category_key, name_key, id'],
  ])('questions by %s are an index-only scan', async (index, order) => {
    for (const condition of ['true', 'is_visible']) {
      const plan = await explain(`select id from questions where ${condition} order by ${order}`);
      expect(plan).toEqual({ indexes: [index], extraWork: [], isIndexOnly: true });
    }
  });

  it('counting categories is an index-only scan', async () => {
    const plan = await explain(
      `select category_key, category, min(id), count(*) from questions
         where is_visible group by category_key, category`,
    );
    expect(plan).toMatchObject({ indexes: ['questions_category_idx'], isIndexOnly: true });
  });

  it("an administrator's search uses an index for each part", async () => {
    const plan = await explain(
      `select id from questions where name_key like '%walk%'
         union all select id from questions where text_key like '%walk%'
         union all select id from questions where tags @> array['walk']`,
    );
    expect(plan.indexes).toEqual([
      'questions_search_idx',
      'questions_text_idx',
      'questions_tags_idx',
    ]);
  });

  it('has room for the longest names and categories', async () => {
    // Four bytes each and hard to compress.
    const longest = (length: number) =>
      Array.from({ length }, (_, i) => String.fromCodePoint(0x20000 + ((i * 7919) % 9973))).join(
        '',
      );
    const { rowCount } = await client.query(
      `insert into questions (id, name, category, description, description_html)
         overriding system value values (5001, $1, $2, 'What is it?', '')`,
      [longest(300), longest(100)],
    );
    expect(rowCount).toBe(1);
  });

  it.each([
    ['questions_search_idx', `select * from questions where name_key like '%abcde%'`],
    ['users_email_search_idx', `select * from users where lower(email) like '%abcde%'`],
    [
      'audit_log_search_idx',
      `select * from audit_log where (actor_name || ' ' || action || ' ' || subject_type || ' '
         || coalesce(subject_id, '') || ' ' || details::text) ilike '%abcde%'`,
    ],
    [
      'feedback_messages_search_idx',
      `select * from feedback_messages
         where (message || ' ' || coalesce(name, '') || ' ' || coalesce(email, '')) ilike '%abcde%'`,
    ],
    [
      'mail_messages_search_idx',
      `select * from mail_messages where (recipient || ' ' || subject) ilike '%abcde%'`,
    ],
    [
      'error_reports_search_idx',
      `select * from error_reports where (description || ' ' || reported_by_email) ilike '%abcde%'`,
    ],
    [
      'error_reports_status_idx',
      `select * from error_reports order by lower(status), created_at, id limit 25`,
    ],
    [
      'error_reports_email_idx',
      `select * from error_reports order by lower(reported_by_email), id limit 25`,
    ],
    ['audience_signups_search_idx', `select * from audience_signups where email ilike '%abcde%'`],
    [
      'audience_signups_confirmed_at_idx',
      `select * from audience_signups where list = 'ebook' order by confirmed_at, id limit 25`,
    ],
    ['subscriptions_plan_idx', `select * from subscriptions order by plan, id limit 25`],
    ['subscriptions_status_idx', `select * from subscriptions order by status, id limit 25`],
    [
      'subscriptions_period_end_idx',
      `select * from subscriptions order by current_period_end, id limit 25`,
    ],
    ['users_email_key', `select * from users where lower(email) = 'someone@example.com'`],
    ['questions_name_idx', `select * from questions order by name_key, id limit 25`],
    [
      'discussions_question_activity_idx',
      `select * from discussions
        where question_id = 3 and deleted_at is null
        order by is_pinned desc, last_activity_at desc, id desc limit 25`,
    ],
    [
      'comments_roots_idx',
      `select * from comments where thread_id = 3 and parent_id is null
         order by created_at, id limit 25`,
    ],
    [
      'comments_tree_idx',
      `select * from comments where thread_id = 3 and parent_id = 2 order by created_at, id limit 25`,
    ],
  ])('%s serves its query', async (index, query) => {
    expect((await explain(query)).indexes).toEqual([index]);
  });
});
