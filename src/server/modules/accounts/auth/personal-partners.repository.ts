import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import {
  blocks,
  partnerPairPeople,
  partnerPairs,
  partnerReports,
  partnerSearches,
  partnerSlots,
} from '../../../db/tables/partners.ts';
import { users } from '../../../db/tables/users.ts';

/** The part of a user's data that is about finding partners. Who blocked or reported the user is not theirs. */
export async function readPartners(db: Database, userId: number) {
  return {
    partnerSearches: await db
      .select()
      .from(partnerSearches)
      .where(eq(partnerSearches.userId, userId)),
    partnerSlots: await db.select().from(partnerSlots).where(eq(partnerSlots.userId, userId)),
    partnerPairs: await db
      .select({
        id: partnerPairs.id,
        startsAt: partnerPairs.startsAt,
        role: partnerPairs.role,
        level: partnerPairs.level,
        minutes: partnerPairs.minutes,
        meetingId: partnerPairs.meetingId,
        outcome: partnerPairs.outcome,
        cameAt: partnerPairPeople.cameAt,
        wasAway: partnerPairPeople.wasAway,
      })
      .from(partnerPairs)
      .innerJoin(
        partnerPairPeople,
        and(eq(partnerPairPeople.pairId, partnerPairs.id), eq(partnerPairPeople.userId, userId)),
      )
      .orderBy(asc(partnerPairs.startsAt)),
    partnerReports: await db
      .select({
        pairId: partnerReports.pairId,
        startsAt: partnerReports.startsAt,
        role: partnerReports.role,
        username: users.username,
        reason: partnerReports.reason,
        text: partnerReports.text,
        createdAt: partnerReports.createdAt,
        resolvedAt: partnerReports.resolvedAt,
      })
      .from(partnerReports)
      .leftJoin(users, eq(users.id, partnerReports.reportedUser))
      .where(eq(partnerReports.reportedBy, userId))
      .orderBy(asc(partnerReports.createdAt)),
    blocks: await db
      .select({ username: users.username, createdAt: blocks.createdAt })
      .from(blocks)
      .innerJoin(users, eq(users.id, blocks.blockedId))
      .where(eq(blocks.blockerId, userId)),
  };
}
