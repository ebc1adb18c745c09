import { readFile } from 'node:fs/promises';
import type pg from 'pg';

export async function addSampleRows(pool: pg.Pool): Promise<void> {
  await pool.query(await readFile(new URL('./sample-rows.sql', import.meta.url), 'utf8'));
}

export async function tableNames(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Every value of every row, generated ones included, whatever the order of the columns. */
export async function readEverything(pool: pg.Pool): Promise<Record<string, string[]>> {
  const everything: Record<string, string[]> = {};
  for (const name of await tableNames(pool)) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${name}" t order by 1`,
    );
    everything[name] = rows.map(({ row }) => row);
  }
  return everything;
}

export async function countEverything(pool: pg.Pool): Promise<Record<string, number>> {
  const everything = Object.entries(await readEverything(pool));
  return Object.fromEntries(everything.map(([name, rows]) => [name, rows.length]));
}

export async function firstValue(pool: pg.Pool, query: string): Promise<unknown> {
  const { rows } = await pool.query<{ value: unknown }>(query);
  return rows[0]?.value;
}
