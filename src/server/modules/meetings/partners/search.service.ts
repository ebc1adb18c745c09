import type { PartnerOverview, PartnerSearch } from '#shared/contracts/partner.ts';
import { awayDays, isSlot, listedPairDays, mostAway } from '#shared/domain/partners.ts';
import type { Database } from '../../../db/client.ts';
import { lockUser } from '../../../db/lock-user.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { notSignedIn } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { createPairRepository } from './pair.repository.ts';
import { badSlots, emailNotVerified } from './partner-errors.ts';
import { createPastRepository } from './past.repository.ts';
import { createRecipientRepository } from './recipient.repository.ts';
import { createSearchRepository } from './search.repository.ts';

interface SearchDeps {
  db: Database;
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
  now: () => Date;
}

const day = 86_400_000;

export type PartnerSearchService = ReturnType<typeof createPartnerSearchService>;

/** When someone can, and whom they were paired with. */
export function createPartnerSearchService({ db, inTransaction, rateLimits, now }: SearchDeps) {
  const searches = createSearchRepository(db);
  const before = (days: number) => new Date(now().getTime() - days * day);

  async function readSearch(userId: number): Promise<PartnerOverview['search']> {
    const search = await searches.find(userId);
    if (!search) return null;
    const { role, level, minutes } = search;
    const slots = await searches.listSlots(userId, now());
    return { role, level, minutes, slots: slots.map((slot) => slot.toISOString()) };
  }

  async function read({ id: userId }: { id: number }): Promise<PartnerOverview> {
    const past = createPastRepository(db, [userId]);
    const timesAway = (await past.countAway(before(awayDays))).get(userId) ?? 0;
    const rows = await createPairRepository(db).listOf(userId, before(listedPairDays));
    return {
      search: await readSearch(userId),
      timeZone: (await createRecipientRepository(db).find(userId))?.timeZone ?? null,
      isFirst: (await past.listLeftWaiting()).has(userId),
      timesAway,
      isLast: timesAway >= mostAway,
      pairs: rows.map(({ pair, ...row }) => ({
        ...row,
        id: pair.id,
        role: pair.role,
        level: pair.level,
        minutes: pair.minutes,
        startsAt: pair.startsAt.toISOString(),
        meetingId: pair.meetingId,
        outcome: pair.outcome,
      })),
    };
  }

  return {
    read,

    async replace(
      user: { id: number; isEmailVerified: boolean },
      { slots, ...wanted }: PartnerSearch,
    ): Promise<PartnerOverview> {
      if (!user.isEmailVerified) throw emailNotVerified();
      await rateLimits.allow('partner', String(user.id));
      const since = now();
      const times = [...new Set(slots.map((slot) => Date.parse(slot)))].map(
        (time) => new Date(time),
      );
      if (!times.every((time) => isSlot(time, since))) throw badSlots();
      const row = { ...wanted, userId: user.id, since };
      await inTransaction(async (transaction) => {
        await createPairRepository(transaction.db).hold();
        if (!(await lockUser(transaction.db, user.id))) throw notSignedIn();
        await createSearchRepository(transaction.db).replace(row, times);
      });
      return read(user);
    },

    remove: ({ id }: { id: number }): Promise<void> =>
      inTransaction(async ({ db: own }) => {
        await createPairRepository(own).hold();
        await createSearchRepository(own).delete(id);
      }),
  };
}
