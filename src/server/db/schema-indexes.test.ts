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
      // In no order on disk, as after years of edits.
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
         select 'user-' || n, md5(n::text) || '@example.com', 'x' from generate_series(1, 5000) n;
       analyze`,
    );
    // At this size reading and sorting everything is cheap; the question is whether an index can
    // spare it where there is more.
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
      // Rows read in vain, or read and put in order afterwards.
      extraWork: nodes.filter((node) => node.Filter ?? /Sort|Seq Scan/.test(node['Node Type'])),
    };
  }

  const keys = { name: 'name_key', difficulty: 'difficulty_rank', category: 'category_key' };
  const filters = {
    none: 'true',
    category: `category_key = 'category 3'`,
    difficulty: 'difficulty_rank = 2',
    both: `category_key = 'category 3' and difficulty_rank = 2`,
  };

  it.each([
    ['none', 'name', 'questions_name_idx'],
    ['none', 'difficulty', 'questions_difficulty_idx'],
    ['none', 'category', 'questions_category_idx'],
    ['category', 'name', 'questions_category_name_idx'],
    ['category', 'difficulty', 'questions_difficulty_category_idx'],
    ['category', 'category', 'questions_category_idx'],
    ['difficulty', 'name', 'questions_difficulty_name_idx'],
    ['difficulty', 'difficulty', 'questions_difficulty_idx'],
    ['difficulty', 'category', 'questions_difficulty_category_idx'],
    ['both', 'name', 'questions_category_difficulty_name_idx'],
    ['both', 'difficulty', 'questions_difficulty_category_idx'],
    ['both', 'category', 'questions_difficulty_category_idx'],
  ] as const)('filter %s, sort %s reads %s in order', async (filter, sort, index) => {
    for (const direction of ['asc', 'desc']) {
      const plan = await explain(
        `select * from questions where is_visible and ${filters[filter]}
           order by ${keys[sort]} ${direction}, id ${direction} limit 25`,
      );
      expect(plan).toEqual({ indexes: [index], extraWork: [] });
    }
  });

  it.each([
    ['name', 'questions_name_idx', `'5'`],
    ['difficulty', 'questions_difficulty_idx', '2'],
    ['category', 'questions_category_idx', `'category 3'`],
  ] as const)('neighbours by %s are one step in %s', async (sort, index, value) => {
    for (const [comparison, direction] of [
      ['>', 'asc'],
      ['<', 'desc'],
    ]) {
      const plan = await explain(
        `select id, name from questions where is_visible
           and (${keys[sort]}, id) ${comparison} (${value}, 2500)
           order by ${keys[sort]} ${direction}, id ${direction} limit 1`,
      );
      expect(plan).toEqual({ indexes: [index], extraWork: [] });
    }
  });

  it.each([
    ['questions_search_idx', `select * from questions where name_key like '%abcde%'`],
    ['users_email_search_idx', `select * from users where lower(email) like '%abcde%'`],
    ['users_email_key', `select * from users where lower(email) = 'someone@example.com'`],
    [
      'questions_facets_idx',
      `select category, difficulty, count(*) from questions
        where is_visible group by category, difficulty order by category, difficulty`,
    ],
    ['questions_all_name_idx', `select * from questions order by name_key, id limit 25`],
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
