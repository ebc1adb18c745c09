import { count, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import { countedRows } from '#shared/domain/pagination.ts';
import type { Database } from './client.ts';

export interface Stretch {
  offset: number;
  limit: number;
}

interface List<Select extends PgSelect> {
  table: PgTable & { id: PgColumn };
  /** Filters the rows; absent: the whole table. */
  condition?: SQL | undefined;
  /** Joins another table that the order needs. */
  join?: ((ids: PgSelect) => PgSelect) | undefined;
  /** Reads the rows of the page. */
  select: (areShown: SQL) => Select;
  order: SQL[];
  /** Null: all of them. */
  stretch: Stretch | null;
}

/**
 * A page of a list and the total number of rows. Its cost does not grow with the tables: it reads
 * only the ids of the rows before the page, and stops where counting stops.
 */
export async function readPage<Select extends PgSelect>(
  db: Database,
  { table, condition, join = (ids) => ids, select, order, stretch }: List<Select>,
): Promise<{ rows: Awaited<Select>; total: number }> {
  const ids = () => db.select({ id: table.id }).from(table).where(condition).$dynamic();
  const read = (shown: PgSelect) => select(inArray(table.id, shown)).orderBy(...order);
  if (!stretch) {
    const rows = await read(ids());
    return { rows, total: rows.length };
  }
  const { offset, limit } = withinCounted(stretch);
  const [rows, total] = await Promise.all([
    read(
      join(ids())
        .orderBy(...order)
        .offset(offset)
        .limit(limit),
    ),
    countListed(db, ids()),
  ]);
  return { rows, total };
}

function withinCounted({ offset, limit }: Stretch): Stretch {
  return { offset, limit: Math.max(0, Math.min(limit, countedRows - offset)) };
}

async function countListed(db: Database, ids: PgSelect): Promise<number> {
  const counted = ids.limit(countedRows).as('counted');
  const [row] = await db.select({ count: count() }).from(counted);
  return row?.count ?? 0;
}
