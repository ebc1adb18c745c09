import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '#test/support/database.ts';
import { withFixture } from '#test/support/schema-fixture.ts';
import { migrateDatabase, migrationsFolder } from './migrate.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;

beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrateDatabase(database.pool);
});

afterAll(async () => {
  await database.drop();
});

type Remaining = readonly [table: string, condition: string, rows: number];

async function expectRows(client: pg.PoolClient, remaining: readonly Remaining[]) {
  const found: Remaining[] = [];
  for (const [table, condition] of remaining) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from ${table} where ${condition}`,
    );
    found.push([table, condition, rows[0]?.count ?? -1]);
  }
  expect(found).toEqual(remaining);
}

describe('deleting', () => {
  it("keeps a deleted user's content, without the user", async () => {
    await withFixture(database.pool, async (client) => {
      await client.query('delete from users where id = 1001');
      await expectRows(client, [
        ...[
          'sessions',
          'user_tokens',
          'question_statuses',
          'attempts',
          'learners',
          'plans',
          'plan_days',
        ].map((table) => [table, 'true', 0] as const),
        ...['questions', 'ratings', 'rating_days', 'confidence'].map(
          (of) => [`learner_${of}`, 'true', 0] as const,
        ),
        ['question_results', 'true', 1],
        ['daily_recommendations', 'true', 1],
        ...['own_drills', 'drill_answers', 'drill_facts', 'finished_drills'].map(
          (table) => [table, 'true', 0] as const,
        ),
        ['interviews', 'true', 0],
        ['interview_questions', 'true', 0],
        ['meeting_people', 'user_id is null', 1],
        ['meeting_people', 'user_id = 1002', 1],
        ['meeting_notes', 'true', 0],
        ...['questions', 'pad_updates', 'feedback'].map(
          (of) => [`meeting_${of}`, 'true', 1] as const,
        ),
        ...['partner_searches', 'partner_slots', 'blocks'].map(
          (table) => [table, 'true', 0] as const,
        ),
        ['partner_pair_people', 'user_id is null', 1],
        ['partner_pair_people', 'user_id = 1002', 1],
        ['partner_reports', 'reported_by is null and reported_user = 1002', 1],
        ['partner_reports', 'reported_by = 1002 and reported_user is null', 1],
        ['drill_runs', 'true', 1],
        ['drill_runs', 'user_id = 1002 and duel_id is null', 1],
        ['comment_likes', 'true', 0],
        ['notifications', 'true', 0],
        ['discussions', 'id = 1001 and created_by is null', 1],
        ['comments', 'thread_id = 1001 and user_id is null', 2],
        ['comment_reports', 'reported_by is null', 1],
        ['error_reports', 'reported_by is null', 1],
        ['error_report_replies', 'author_id is null', 1],
        ['question_revisions', `editor_id is null and editor_name = 'Ada'`, 1],
        ['audit_log', `actor_id is null and actor_name = 'Ada'`, 1],
        ['kept_exports', `created_by is null and created_by_name = 'Ada'`, 1],
        ['billing_customers', 'user_id is null', 1],
        ['subscriptions', 'user_id is null', 1],
        ['uploads', 'uploaded_by is null', 1],
        ['mail_messages', 'user_id is null', 1],
        ['feedback_messages', 'user_id is null', 1],
      ]);
    });
  });

  it('used to leave email addresses in reports, which the upgrade removes', async () => {
    const upgrade = await readFile(join(migrationsFolder, '0022_forget-reporters.sql'), 'utf8');
    await withFixture(database.pool, async (client) => {
      await client.query("update error_reports set reported_by_email = 'ada@example.org'");
      await client.query(upgrade);
      await expectRows(client, [['error_reports', "reported_by_email = 'ada@example.org'", 1]]);
      await client.query('delete from users where id = 1001');
      await client.query(upgrade);
      await expectRows(client, [['error_reports', "reported_by_email = 'anonymous'", 1]]);
    });
  });

  it('keeps a notification when its actor is deleted', async () => {
    await withFixture(database.pool, async (client) => {
      await client.query('delete from users where id = 1002');
      await expectRows(client, [['notifications', 'user_id = 1001 and actor_id is null', 1]]);
    });
  });

  it("deletes a question's own rows, and nothing else", async () => {
    await withFixture(database.pool, async (client) => {
      await client.query('delete from questions where id = 1001');
      await expectRows(client, [
        ['solutions', 'true', 0],
        ['question_measures', 'true', 0],
        ['question_paces', 'true', 0],
        ['question_answers', 'true', 0],
        ['question_statuses', 'true', 0],
        ['question_revisions', 'true', 0],
        ['discussions', 'true', 1],
        ['comments', 'true', 1],
        ['comment_likes', 'true', 0],
        ['discussion_views', 'true', 0],
        ['comment_reports', 'true', 0],
        ['notifications', 'true', 0],
        ['error_reports', 'true', 0],
        ['error_report_replies', 'true', 0],
        ['attempts', 'question_id is null', 1],
        ['interview_questions', 'question_id is null', 1],
        ['meeting_questions', 'question_id is null', 1],
        ['question_results', 'true', 0],
        ['question_ratings', 'true', 0],
        ['learner_questions', 'true', 0],
        ['learner_ratings', 'true', 1],
        ['bank_entries', `slug = 'coin' and question_id is null`, 1],
      ]);
    });
  });

  it('has an index for every foreign key', async () => {
    const { rows } = await database.pool.query(
      `select conrelid::regclass::text as "table", conname from pg_constraint c
        where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
          select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
            and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey)`,
    );
    expect(rows).toEqual([]);
  });
});
