import type { Transaction } from '../../../db/transaction.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import { createRecoveryCodeRepository } from './recovery-code.repository.ts';
import { codesPerAccount, createRecoveryCode, readable } from './recovery-code.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';

/** Replaces those of an account, and returns the new ones as people read them: only now. */
export async function renewRecoveryCodes(
  { db }: Transaction,
  userId: number,
  { sessionId, now }: { sessionId: number; now: Date },
): Promise<string[]> {
  const repository = createRecoveryCodeRepository(db);
  const codes = Array.from({ length: codesPerAccount }, createRecoveryCode);
  await repository.deleteAllOf(userId);
  await repository.insert({ userId, sessionId, createdAt: now }, codes.map(hashToken));
  return codes.map(readable);
}

/** After a factor was removed: codes that stand in for none must not stay. Returns how many went. */
export async function dropNeedlessRecoveryCodes(
  { db }: Transaction,
  userId: number,
): Promise<number> {
  const isStillEnrolled = await createSecondFactorRepository(db).isEnrolled(userId);
  return isStillEnrolled ? 0 : createRecoveryCodeRepository(db).deleteAllOf(userId);
}
