import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../db/client.ts';
import { createSessionRepository } from './session.repository.ts';

const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

export type SessionUser = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createSessionRepository>['findUser']>>
>;
export type SessionService = ReturnType<typeof createSessionService>;

/** Sessions are opaque random tokens; the database knows only their hash. */
export function createSessionService(db: Database, now: () => Date) {
  const repository = createSessionRepository(db);
  return {
    async start(userId: number, userAgent: string | null) {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + lifetimeMs);
      await repository.insert({ userId, tokenHash: hashToken(token), expiresAt, userAgent });
      return { token, expiresAt };
    },

    findUser(token: string): Promise<SessionUser | null> {
      return repository.findUser(hashToken(token), now());
    },

    end(token: string): Promise<void> {
      return repository.delete(hashToken(token));
    },
  };
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
