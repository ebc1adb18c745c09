import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { otherEntries } from '#shared/domain/analytics.ts';
import type { Database } from '../../../db/client.ts';
import {
  dailyDevices,
  dailyPages,
  dailyReferrers,
  dailyVisitors,
  dailyVisits,
  visits,
} from '../../../db/tables/analytics.ts';

export type Visit = Required<Omit<typeof visits.$inferInsert, 'id'>>;

/** Anyone can make up paths and referrers, so only this many a day are counted individually. */
const mostEntriesOfDay = 2_000;
/** Past days keep only the most frequent entries, so that years can be summed quickly. */
const keptEntriesOfDay = 500;
const foldLock = 7_305_001;

export function createVisitRepository(db: Database) {
  return {
    /** One parameter per column, however many rows: building the statement takes time, too. */
    async add(batch: readonly Visit[]): Promise<void> {
      const column = <Field extends keyof Visit>(field: Field) =>
        sql.param(batch.map((visit) => visit[field]));
      await db.execute(sql`
        insert into ${visits} (occurred_at, visitor_hash, path, device, referrer)
        select * from unnest(
          ${column('occurredAt')}::timestamptz[], ${column('visitorHash')}::bytea[],
          ${column('path')}::text[], ${column('device')}::text[], ${column('referrer')}::text[]
        )`);
    },

    /** Serializes concurrent folds. Call in a transaction. */
    async lockFold(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${foldLock})`);
    },

    /** Counts and deletes in one statement, so that nothing counts twice. */
    async fold(): Promise<void> {
      await db.execute(sql`
        with taken as (
          delete from ${visits}
          returning (occurred_at at time zone 'UTC')::date as date, visitor_hash, path, device, referrer
        ),
        newcomers as (
          insert into ${dailyVisitors} (date, visitor_hash)
          select distinct date, visitor_hash from taken
          on conflict do nothing
          returning date
        ),
        days as (
          insert into ${dailyVisits} as kept (date, total_visits, unique_visitors)
          select date, count(*), (select count(*) from newcomers n where n.date = taken.date)
          from taken group by date
          on conflict (date) do update set
            total_visits = kept.total_visits + excluded.total_visits,
            unique_visitors = kept.unique_visitors + excluded.unique_visitors
        ),
        by_device as (
          insert into ${dailyDevices} as kept (date, device, count)
          select date, device, count(*) from taken group by date, device
          on conflict (date, device) do update set count = kept.count + excluded.count
        ),
        ${countBounded('by_page', dailyPages, dailyPages.path)},
        ${countBounded('by_referrer', dailyReferrers, dailyReferrers.referrer)}
        select from taken limit 1`);
    },

    /** Visitor hashes are needed only to count unique visitors within a day. */
    async closeDaysBefore(day: string): Promise<void> {
      await db.execute(sql`
        with closed as (delete from ${dailyVisitors} where date < ${day} returning date),
        ${keepMostFrequent('pages', dailyPages, dailyPages.path)},
        ${keepMostFrequent('referrers', dailyReferrers, dailyReferrers.referrer)}
        select from closed limit 1`);
    },
  };
}

/** New entries get their own row only while there is room, most frequent first. */
function countBounded(name: string, table: PgTable, { name: columnName }: PgColumn): SQL {
  const step = sql.identifier(name);
  const counted = sql.identifier(`${name}_counted`);
  const column = sql.identifier(columnName);
  return sql`
    ${counted} as (
      select date, ${column}, count(*) as count,
        row_number() over (partition by date, is_known order by count(*) desc, ${column}) as place,
        is_known
      from taken, lateral (
        select exists (
          select from ${table} known
          where known.date = taken.date and known.${column} = taken.${column}
        ) as is_known
      ) as before
      group by date, ${column}, is_known
    ),
    ${step} as (
      insert into ${table} as kept (date, ${column}, count)
      select date,
        case
          when is_known or place <= ${mostEntriesOfDay} - (
            select count(*) from ${table} known where known.date = counted.date
          ) then ${column}
          else ${otherEntries}
        end as entry,
        sum(count)
      from ${counted} counted
      group by date, entry
      on conflict (date, ${column}) do update set count = kept.count + excluded.count
    )`;
}

/** Merges the rest of each past day into one row. */
function keepMostFrequent(name: string, table: PgTable, { name: columnName }: PgColumn): SQL {
  const step = sql.identifier(name);
  const ranked = sql.identifier(`${name}_ranked`);
  const rest = sql.identifier(`${name}_rest`);
  const column = sql.identifier(columnName);
  return sql`
    ${ranked} as (
      select date, ${column},
        row_number() over (partition by date order by count desc, ${column}) as place
      from ${table}
      where date in (select date from closed) and ${column} <> ${otherEntries}
    ),
    ${rest} as (
      delete from ${table} kept using ${ranked} ranked
      where place > ${keptEntriesOfDay}
        and kept.date = ranked.date and kept.${column} = ranked.${column}
      returning kept.date, kept.count
    ),
    ${step} as (
      insert into ${table} as kept (date, ${column}, count)
      select date, ${otherEntries}, sum(count) from ${rest} group by date
      on conflict (date, ${column}) do update set count = kept.count + excluded.count
    )`;
}
