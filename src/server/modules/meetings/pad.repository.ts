import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type Half, largestPad, mostPadUpdates } from '#shared/domain/meetings.ts';
import type { Database } from '../../db/client.ts';
import {
  meetingHalves,
  meetingPadUpdates,
  meetingPeople,
  meetings,
} from '../../db/tables/meetings.ts';

/** By which the database recognizes one of the two. */
export interface Key {
  userId: number | null;
  guestHash: Uint8Array | null;
}

export interface PadPlace {
  half: Half;
  number: number;
}

interface Addition {
  half: Half;
  bytes: Uint8Array;
  at: Date;
}

interface NewRow {
  revision: number;
  half: Half | null;
  number: number | null;
  bytes: Buffer | null;
}

const isMember = ({ userId, guestHash }: Key) =>
  sql`(${meetingPeople.userId} = ${userId} or ${meetingPeople.guestHash} = ${guestHash && Buffer.from(guestHash)})`;

export function createPadRepository(db: Database) {
  return {
    /**
     * In one statement, since people type. Whoever counts the update in its half holds that row, so
     * numbers are given in the order of the commits and readers miss none. Null: not possible.
     */
    async append(meetingId: string, key: Key, { half, bytes, at }: Addition) {
      const size = bytes.byteLength;
      const { rows } = await db.execute<{ number: number }>(sql`
        with own as (
          select ${meetings.id} as id from ${meetings}
            join ${meetingPeople} on ${meetingPeople.meetingId} = ${meetings.id}
            where ${meetings.id} = ${meetingId} and ${isMember(key)} and ${meetings.half} = ${half}
              and ${meetings.phase} <> 'finished' and ${meetings.expiresAt} > ${at.toISOString()}
        ), counted as (
          update ${meetingHalves} set pad_updates = pad_updates + 1, pad_bytes = pad_bytes + ${size}
            from own where meeting_id = own.id and half = ${half}
              and pad_bytes + ${size} <= ${largestPad} and pad_updates < ${mostPadUpdates}
            returning pad_updates
        )
        insert into ${meetingPadUpdates} (meeting_id, half, number, bytes, at)
          select ${meetingId}, ${half}, pad_updates, ${Buffer.from(bytes)}, ${at.toISOString()}
            from counted returning number`);
      return rows[0]?.number ?? null;
    },

    /** What is new for one of the two, of both halves, in order; null: the key does not fit. */
    async listNew(meetingId: string, key: Key, after: PadPlace, most: number) {
      const { rows } = await db.execute<NewRow & Record<string, unknown>>(sql`
        select ${meetings.revision} as revision, pad.half, pad.number, pad.bytes
          from ${meetings}
          join ${meetingPeople} on ${meetingPeople.meetingId} = ${meetings.id}
          left join lateral (
            select half, number, bytes from ${meetingPadUpdates}
              where meeting_id = ${meetings.id}
                and (half, number) > (${after.half}::smallint, ${after.number}::integer)
              order by half, number limit ${most}
          ) pad on true
          where ${meetings.id} = ${meetingId} and ${isMember(key)}
          order by pad.half, pad.number`);
      const [first] = rows;
      return first ? { revision: first.revision, rows } : null;
    },

    listAfter(meetingId: string, { half, number: last }: PadPlace, most: number) {
      const { number, bytes, at } = meetingPadUpdates;
      return db
        .select({ number, bytes, at })
        .from(meetingPadUpdates)
        .where(
          and(
            eq(meetingPadUpdates.meetingId, meetingId),
            eq(meetingPadUpdates.half, half),
            gt(number, last),
          ),
        )
        .orderBy(asc(number))
        .limit(most);
    },
  };
}
