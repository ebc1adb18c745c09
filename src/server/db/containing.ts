import { like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { folded } from './tables/columns.ts';

/** An `ilike` pattern that finds the text anywhere, with its wildcards escaped. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Whether a lowercase column contains the text in any case. The lowercase form of sigma depends on
 * the next letter, which a partial word may lack.
 */
export function hasFolded(column: PgColumn, text: string): SQL {
  const part = folded(containing(text));
  if (!/[Σσς]/.test(text)) return like(column, part);
  return like(sql`replace(${column}, 'ς', 'σ')`, sql`replace(${part}, 'ς', 'σ')`);
}
