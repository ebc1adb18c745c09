import type { Database } from '../../../db/client.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';

/** An account's second factors. */
export function factorsOf(db: Database, userId: number) {
  return createSecondFactorRepository(db).kindsOf(userId);
}

/** Whether an account has a second factor of any kind. */
export function isEnrolled(db: Database, userId: number): Promise<boolean> {
  return createSecondFactorRepository(db).isEnrolled(userId);
}
