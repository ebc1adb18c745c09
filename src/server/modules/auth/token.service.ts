import type { Database } from '../../db/client.ts';
import type { Transaction } from '../../db/transaction.ts';
import { createToken, hashToken } from '../../lib/secret-token.ts';
import { createTokenRepository, type TokenPurpose } from './token.repository.ts';
import { createUserRepository, type UserRow } from './user.repository.ts';

const hour = 60 * 60 * 1000;
/** Unsubscribe links never expire. */
const never = new Date('9999-12-31T00:00:00Z');
const lifetimes: Record<TokenPurpose, number> = { verify_email: 24 * hour, reset_password: hour };

export type TokenService = ReturnType<typeof createTokenService>;

/** Tokens sent by email: single-use, expiring, and replaced by newer ones. */
export function createTokenService(now: () => Date) {
  return {
    async issue(
      { db }: Transaction,
      purpose: TokenPurpose,
      { id, email }: { id: number; email: string },
    ): Promise<string> {
      // The account is locked first, everywhere: of two concurrent requests, the later token wins.
      await createUserRepository(db).lock(id);
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

    /** The owner, if the token is valid and the account still has the email it went to. */
    async use({ db }: Transaction, purpose: TokenPurpose, token: string): Promise<UserRow | null> {
      const tokens = createTokenRepository(db);
      const tokenHash = hashToken(token);
      const owner = await tokens.findOwner(tokenHash, purpose);
      const user = owner === null ? null : await createUserRepository(db).lock(owner);
      const sentTo = user && (await tokens.use(tokenHash, purpose, now()));
      return sentTo?.toLowerCase() === user?.email.toLowerCase() ? user : null;
    },

    /** Grants no access, so any number may be valid at once. */
    async issueUnsubscribe(
      { db }: Transaction,
      { id, email }: { id: number; email: string },
    ): Promise<string> {
      const token = createToken();
      await createTokenRepository(db).insert({
        userId: id,
        purpose: 'unsubscribe',
        email,
        tokenHash: hashToken(token),
        expiresAt: never,
      });
      return token;
    },

    /** The user whom the token unsubscribes, or null. */
    findUnsubscriber(db: Database, token: string): Promise<number | null> {
      return createTokenRepository(db).findOwner(hashToken(token), 'unsubscribe');
    },

    cancel({ db }: Transaction, purpose: TokenPurpose, userId: number): Promise<void> {
      return createTokenRepository(db).deleteAll(userId, purpose);
    },
  };
}
