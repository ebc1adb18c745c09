import { dayReader } from '#shared/domain/progress.ts';
import type { Database } from '../../../db/client.ts';
import { listFinishedDrills } from '../activity/finished-drills.service.ts';
import { createDoneWorkRepository } from './done-work.repository.ts';
import type { Work } from './lay-out.ts';

/** What a learner did on each day since then, by the log: each question counts once a day. */
export async function readDoneWork(
  db: Database,
  userId: number,
  { since, zone }: { since: Date; zone: string },
): Promise<(date: string) => Work> {
  const [settled, drills] = await Promise.all([
    createDoneWorkRepository(db).listSettled(userId, since),
    listFinishedDrills(db, userId, since),
  ]);
  const dateOf = dayReader(zone);
  const byDay = Map.groupBy(settled, ({ at }) => dateOf(at));
  const drillsByDay = Map.groupBy(drills, dateOf);
  return (date) => {
    const own = byDay.get(date) ?? [];
    const count = (isReview: boolean) =>
      new Set(own.flatMap((each) => (each.isReview === isReview ? [each.questionId] : []))).size;
    const started = count(false);
    return { reviews: count(true), questions: started, drills: drillsByDay.get(date)?.length ?? 0 };
  };
}
