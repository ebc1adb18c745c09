import { lockUser } from '../../../db/lock-user.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notSignedIn } from '../../../lib/errors.ts';
import { createSessionRepository } from './session.repository.ts';

/**
 * Locks the account before a session adds to it. The session may have ended since the request
 * began, and a thief who has lost the account must not leave a way back in.
 */
export async function holdSession(
  { db }: Transaction,
  userId: number,
  sessionId: number,
): Promise<void> {
  const isThere = await lockUser(db, userId);
  const isLive = isThere && (await createSessionRepository(db).isLive(sessionId));
  if (!isLive) throw notSignedIn();
}

/** Makes the account's other sessions prove themselves again before sensitive acts. */
export function ageOtherSessions(
  { db }: Transaction,
  userId: number,
  sessionId: number,
): Promise<void> {
  return createSessionRepository(db).ageOthersOf(userId, sessionId);
}
