import { setImmediate } from 'node:timers/promises';
import type { createQuestionsRepository } from './questions.repository.ts';

type Repository = Pick<ReturnType<typeof createQuestionsRepository>, 'listOwn'>;
type Marks = Map<number, Awaited<ReturnType<Repository['listOwn']>>[number]>;

/** Reads a user's status, star and note for some questions, in one query per page. */
export function ownMarks(repository: Repository) {
  const batches = new Map<number, { ids: Set<number>; marks: Promise<Marks> }>();

  function startBatch(userId: number) {
    const ids = new Set<number>();
    const read = async () => {
      await setImmediate();
      batches.delete(userId);
      const rows = await repository.listOwn([...ids], userId);
      return new Map(rows.map((row) => [row.questionId, row]));
    };
    const batch = { ids, marks: read() };
    batches.set(userId, batch);
    return batch;
  }

  return (questionIds: readonly number[], userId: number): Promise<Marks> => {
    const batch = batches.get(userId) ?? startBatch(userId);
    for (const id of questionIds) batch.ids.add(id);
    return batch.marks;
  };
}
