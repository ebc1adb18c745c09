import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Days are in UTC, given as columns or strings like `2026-01-31`; a missing end is open. */
export interface Days {
  start?: SQLWrapper | string | undefined;
  end?: SQLWrapper | string | undefined;
}

export function dayOfMoment(moment: SQLWrapper): SQL {
  return sql`(${moment} at time zone 'UTC')::date`;
}

/** The first moment after a day. */
export function endOfDay(day: SQLWrapper | string): SQL {
  return sql`((${day}::date + 1)::timestamp at time zone 'UTC')`;
}

/** Compares the moment itself, so that an index on it can be used. */
export function isWithinDays(moment: SQLWrapper, { start, end }: Days): SQL {
  const from = start ? sql`${moment} >= ${start}::date::timestamp at time zone 'UTC'` : sql`true`;
  const until = end ? sql`${moment} < ${endOfDay(end)}` : sql`true`;
  return sql`(${from} and ${until})`;
}
