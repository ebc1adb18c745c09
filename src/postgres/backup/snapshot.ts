import type pg from 'pg';
import { readTables, type Table } from './catalog.ts';

/**
 * Begins a transaction that sees all tables at one moment. The tables are locked against migrations
 * before the snapshot: a later rewrite would make a table look empty to it.
 */
export async function beginSnapshot(client: pg.Client): Promise<Table[]> {
  for (;;) {
    const expected = namesOf(await readTables(client), client);
    await client.query('begin isolation level repeatable read, read only');
    if (expected !== '') await client.query(`lock table ${expected} in access share mode`);
    const tables = await readTables(client);
    if (namesOf(tables, client) === expected) return tables;
    await client.query('rollback');
  }
}

function namesOf(tables: readonly Table[], client: pg.Client): string {
  return tables.map(({ name }) => `public.${client.escapeIdentifier(name)}`).join(', ');
}
