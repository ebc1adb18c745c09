import type pg from 'pg';

/** In the order in which they can be emptied. */
const known = new Map<string, Promise<string[]>>();

/**
 * Empties these tables and all that refer to them. TRUNCATE makes new files for every table and
 * index, which takes longer than most tests.
 */
export async function emptyTables(pool: pg.Pool, ...tables: string[]): Promise<void> {
  const key = tables.join();
  const ordered = known.get(key) ?? findReferring(pool, tables);
  known.set(key, ordered);
  await pool.query((await ordered).map((table) => `DELETE FROM ${table}`).join('; '));
}

async function findReferring(pool: pg.Pool, tables: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `WITH RECURSIVE found (name, depth) AS (
       SELECT name::regclass, 0 FROM unnest($1::text[]) AS name
       UNION ALL
       SELECT conrelid::regclass, depth + 1 FROM pg_constraint JOIN found ON confrelid = name
         WHERE contype = 'f' AND conrelid <> confrelid
     ) CYCLE name SET is_cycle USING path
     SELECT name::text FROM found GROUP BY name ORDER BY max(depth) DESC`,
    [tables],
  );
  return rows.map(({ name }) => name);
}
