import type { Transaction } from '../../../db/transaction.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import { createRecoveryCodeRepository } from './recovery-code.repository.ts';
import { codesPerAccount, createRecoveryCode, readable } from './recovery-code.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';

/** Replaces an account's codes. The readable new ones are returned only here. */
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

/** After removing the last factor, deletes its recovery codes. Returns how many. */
export async function dropNeedlessRecoveryCodes(
  { db }: Transaction,
  userId: number,
): Promise<number> {
  const isStillEnrolled = await createSecondFactorRepository(db).isEnrolled(userId);
  return isStillEnrolled ? 0 : createRecoveryCodeRepository(db).deleteAllOf(userId);
}
