import { clearMinutes } from '#shared/domain/partners.ts';
import { dayReader } from '#shared/domain/progress.ts';
import type { Database } from '../../../db/client.ts';
import { createPastRepository } from './past.repository.ts';
import type { Seeker } from './search.repository.ts';

const minute = 60_000;
/** A calendar day does not reach further from any of its moments. */
const longestDay = 26 * 60 * minute;

/** Those who have nothing else so close to this time and, if it matters, on that day of theirs. */
export async function findFree(
  db: Database,
  seekers: readonly Seeker[],
  time: Date,
  { oncePerDay }: { oncePerDay: boolean },
): Promise<Seeker[]> {
  const at = time.getTime();
  const ids = seekers.map(({ userId }) => userId);
  const times = await createPastRepository(db, ids).listTimes(
    new Date(at - longestDay),
    new Date(at + longestDay),
  );
  return seekers.filter(({ userId, timeZone }) => {
    const own = times.filter((row) => row.userId === userId).map(({ startsAt }) => startsAt);
    if (own.length === 0) return true;
    const dayOf = dayReader(timeZone ?? 'UTC');
    return !own.some(
      (taken) =>
        Math.abs(taken.getTime() - at) <= clearMinutes * minute ||
        (oncePerDay && dayOf(taken) === dayOf(time)),
    );
  });
}
