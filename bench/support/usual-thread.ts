import type pg from 'pg';

/** A discussion with ten comments, each with a chain of four replies. */
export async function addUsualThread(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into discussions (question_id, title, content, content_html, preview, comment_count)
     values (1, 'A usual thread', 'Some words.', '<p>Some words.</p>', 'Some words.', 50)
     returning id`,
  );
  const id = rows[0]?.id ?? 0;
  await pool.query(
    `insert into comments (id, thread_id, parent_id, content, content_html, created_at)
     overriding system value
     select n, $1, case when n % 5 <> 1 then n - 1 end, repeat('Some words. ', 20),
       '<p>' || repeat('Some words. ', 20) || '</p>', now() - (51 - n) * interval '1 minute'
     from generate_series(1, 50) n`,
    [id],
  );
  return id;
}
