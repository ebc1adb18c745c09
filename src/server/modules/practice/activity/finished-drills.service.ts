import type { Database } from '../../../db/client.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { createFinishedDrillsRepository } from './finished-drills.repository.ts';

export interface FinishedDrill {
  id: string;
  /** Null: a visitor's, which counts once they have taken it over. */
  userId: number | null;
  finishedAt: Date | null;
  isTooFast: boolean;
}

/** A finished drill makes the day an active one, unless no human can be that fast. Idempotent. */
export async function recordFinishedDrill(
  { db }: Transaction,
  { id: runId, userId, finishedAt, isTooFast }: FinishedDrill,
): Promise<void> {
  if (userId === null || finishedAt === null || isTooFast) return;
  await createFinishedDrillsRepository(db).insert({ runId, userId, finishedAt });
}

export function countFinishedDrills(db: Database, userId: number, since: Date): Promise<number> {
  return createFinishedDrillsRepository(db).countSince(userId, since);
}

/** When they were finished. */
export function listFinishedDrills(db: Database, userId: number, since: Date): Promise<Date[]> {
  return createFinishedDrillsRepository(db).listSince(userId, since);
}

/** Before all of a user's drills are recorded again. */
export async function clearFinishedDrills({ db }: Transaction, userId: number): Promise<void> {
  await createFinishedDrillsRepository(db).clear(userId);
}
