import { setImmediate } from 'node:timers/promises';
import type { createQuestionsRepository } from './questions.repository.ts';

type Repository = Pick<ReturnType<typeof createQuestionsRepository>, 'listStatusesOf'>;
type Statuses = Map<number, Awaited<ReturnType<Repository['listStatusesOf']>>[number]>;

/** Reads what a user has done of some questions; what a page asks for at once is one query. */
export function ownStatuses(repository: Repository) {
  const batches = new Map<number, { ids: Set<number>; statuses: Promise<Statuses> }>();

  function startBatch(userId: number) {
    const ids = new Set<number>();
    const read = async () => {
      await setImmediate();
      batches.delete(userId);
      const rows = await repository.listStatusesOf([...ids], userId);
      return new Map(rows.map((row) => [row.questionId, row]));
    };
    const batch = { ids, statuses: read() };
    batches.set(userId, batch);
    return batch;
  }

  return (questionIds: readonly number[], userId: number): Promise<Statuses> => {
    const batch = batches.get(userId) ?? startBatch(userId);
    for (const id of questionIds) batch.ids.add(id);
    return batch.statuses;
  };
}
