import type { Transaction } from '../../db/transaction.ts';
import { createToken, hashToken } from './secret-token.ts';
import { createTokenRepository, type TokenPurpose } from './token.repository.ts';

const hour = 60 * 60 * 1000;
const lifetimes: Record<TokenPurpose, number> = { verify_email: 24 * hour, reset_password: hour };

export type TokenService = ReturnType<typeof createTokenService>;

/** Secrets that travel by mail: one use, a limited time, and a newer one cancels older ones. */
export function createTokenService(now: () => Date) {
  return {
    async issue(
      { db }: Transaction,
      purpose: TokenPurpose,
      { id, email }: { id: number; email: string },
    ): Promise<string> {
      const tokens = createTokenRepository(db);
      const token = createToken();
      await tokens.deleteAll(id, purpose);
      await tokens.insert({
        userId: id,
        purpose,
        email,
        tokenHash: hashToken(token),
        expiresAt: new Date(now().getTime() + lifetimes[purpose]),
      });
      return token;
    },

    /** Whom the token was sent to and at which address, or null if it is no longer good. */
    use({ db }: Transaction, purpose: TokenPurpose, token: string) {
      return createTokenRepository(db).use(hashToken(token), purpose, now());
    },

    cancel({ db }: Transaction, purpose: TokenPurpose, userId: number): Promise<void> {
      return createTokenRepository(db).deleteAll(userId, purpose);
    },
  };
}
