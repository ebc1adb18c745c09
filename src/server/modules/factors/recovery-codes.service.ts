import type { Transaction } from '../../db/transaction.ts';
import { hashToken } from '../../lib/secret-token.ts';
import { createRecoveryCodeRepository } from './recovery-code.repository.ts';
import { codesPerAccount, createRecoveryCode, readable } from './recovery-code.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';

/** Replaces those of an account, and returns the new ones as people read them: only now. */
export async function renewRecoveryCodes(
  { db }: Transaction,
  userId: number,
  now: Date,
): Promise<string[]> {
  const repository = createRecoveryCodeRepository(db);
  const codes = Array.from({ length: codesPerAccount }, createRecoveryCode);
  await repository.deleteAllOf(userId);
  await repository.insert(userId, codes.map(hashToken), now);
  return codes.map(readable);
}

/** After a factor was removed: codes that stand in for none must not stay. */
export async function dropNeedlessRecoveryCodes(
  { db }: Transaction,
  userId: number,
): Promise<void> {
  const isStillEnrolled = await createSecondFactorRepository(db).isEnrolled(userId);
  if (!isStillEnrolled) await createRecoveryCodeRepository(db).deleteAllOf(userId);
}
