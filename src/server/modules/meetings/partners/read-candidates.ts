import { awayDays, freshPartnerDays, mostAway } from '#shared/domain/partners.ts';
import type { Database } from '../../../db/client.ts';
import { overallRatings } from '../../practice/attempts/ratings/overall-rating.service.ts';
import type { Candidate } from './pair-up.ts';
import { createPastRepository } from './past.repository.ts';
import type { Seeker } from './search.repository.ts';

const day = 86_400_000;
/** Of someone whose answers have not been rated. */
const usualRating = 1500;

const keyOf = (one: number | null, other: number | null) =>
  [one, other].toSorted((a, b) => Number(a) - Number(b)).join(' ');

/** Everything that decides who of them meets whom. */
export async function readCandidates(db: Database, seekers: readonly Seeker[], now: Date) {
  const ids = seekers.map(({ userId }) => userId);
  const past = createPastRepository(db, ids);
  const before = (days: number) => new Date(now.getTime() - days * day);
  const ratings = await overallRatings(db, ids);
  const away = await past.countAway(before(awayDays));
  const waiting = await past.listLeftWaiting();
  const apart = new Set((await past.listBlocks()).map(({ one, other }) => keyOf(one, other)));
  const met = await past.listMet(before(freshPartnerDays));
  const known = new Set(met.map(({ one, other }) => keyOf(one, other)));
  return {
    candidates: seekers.map((seeker): Seeker & Candidate => ({
      ...seeker,
      rating: ratings.get(seeker.userId) ?? usualRating,
      isFirst: waiting.has(seeker.userId),
      isLast: (away.get(seeker.userId) ?? 0) >= mostAway,
    })),
    past: {
      areApart: (one: number, other: number) => apart.has(keyOf(one, other)),
      metLately: (one: number, other: number) => known.has(keyOf(one, other)),
    },
  };
}
