import type { Database } from '../../../db/client.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';

/** The second factors of an account. */
export function factorsOf(db: Database, userId: number) {
  return createSecondFactorRepository(db).kindsOf(userId);
}

/** Whether an account has a second factor, of whatever kind. */
export function isEnrolled(db: Database, userId: number): Promise<boolean> {
  return createSecondFactorRepository(db).isEnrolled(userId);
}
