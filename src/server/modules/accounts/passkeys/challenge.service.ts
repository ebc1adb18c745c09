import type { Database } from '../../../db/client.ts';
import { createToken, hashToken } from '../../../lib/secret-token.ts';
import { createChallengeRepository } from './challenge.repository.ts';

/** What a challenge is for, and the session if there is one. */
export type Occasion = `add ${number}` | 'sign in' | `reauthenticate ${number}`;

export const challengeMs = 5 * 60 * 1000;

export type ChallengeService = ReturnType<typeof createChallengeService>;

/** Random, valid once, within five minutes, for one occasion and in any process. */
export function createChallengeService({ db, now }: { db: Database; now: () => Date }) {
  const repository = createChallengeRepository(db);
  const hashOf = (challenge: string, occasion: Occasion) => hashToken(`${occasion} ${challenge}`);

  return {
    async issue(occasion: Occasion): Promise<string> {
      const challenge = createToken();
      await repository.deleteExpired(now());
      const expiresAt = new Date(now().getTime() + challengeMs);
      await repository.insert(hashOf(challenge, occasion), expiresAt);
      return challenge;
    },

    /** False if it is unknown, used, expired or for something else. */
    take: (transaction: { db: Database }, challenge: string, occasion: Occasion) =>
      createChallengeRepository(transaction.db).take(hashOf(challenge, occasion), now()),
  };
}
