import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import type { Client } from '../../../lib/client.ts';
import { AppError } from '../../../lib/errors.ts';
import { createToken, hashToken } from '../../../lib/secret-token.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import type { AccountMail } from './account-mail.ts';
import { createDeviceRepository } from './device.repository.ts';
import type { SessionService, StartedSession } from './session.service.ts';
import { createUserRepository, type UserRow } from './user.repository.ts';

interface SignInDeps {
  inTransaction: RunInTransaction;
  sessions: SessionService;
  accountMail: Pick<AccountMail, 'sendSignedIn'>;
  rateLimits: Pick<RateLimitService, 'allowSignIn'>;
  now: () => Date;
}

/** The client that signs in; its previous session ends. */
export interface Visitor extends Client {
  oldToken: string | null;
  /** The token by which we recognize the browser. */
  device: string | null;
}

/** How and when someone proved who they are, which decides whether the session is fresh. */
interface Proof {
  kind: 'sign_in' | 'sign_in_provider';
  /** Null if unknown. */
  provedAt: Date | null;
}

export interface OpenedSession {
  session: StartedSession;
  device: string;
}

const rememberedMs = 400 * 24 * 60 * 60 * 1000;
/** Per account. A browser that forgets its cookies adds one with each sign-in. */
const mostDevices = 100;

const changedMeanwhile = () =>
  new AppError(
    409,
    'CHANGED_MEANWHILE',
    'Your account was changed in the meantime. Please sign in again.',
  );

export type SignInService = ReturnType<typeof createSignInService>;

/** The only way to start a session, once someone has proved who they are. */
export function createSignInService(deps: SignInDeps) {
  const { inTransaction, sessions, accountMail, rateLimits, now } = deps;

  /** An account's first device is not new: there is no other to compare it with. */
  async function isNew({ db }: Transaction, userId: number, device: Buffer): Promise<boolean> {
    const repository = createDeviceRepository(db);
    const since = new Date(now().getTime() - rememberedMs);
    const before = await repository.listOf(userId);
    await repository.forgetUnused(userId, since);
    await repository.remember(userId, device, now());
    await repository.forgetBeyond(userId, mostDevices, device);
    const isKnown = before.some(
      ({ tokenHash, lastUsedAt }) => lastUsedAt >= since && device.equals(tokenHash),
    );
    return before.length > 0 && !isKnown;
  }

  return {
    async open(user: UserRow, visitor: Visitor, proof?: Proof): Promise<OpenedSession> {
      await rateLimits.allowSignIn(user.id, visitor.ip);
      const { kind, provedAt }: Proof = proof ?? { kind: 'sign_in', provedAt: now() };
      const device = visitor.device ?? createToken();
      if (visitor.oldToken) await sessions.end(visitor.oldToken);
      // Always a new token, against session fixation.
      const session = await inTransaction(async (transaction) => {
        // Unchanged since the proof: a sign-in under way must not survive a password reset.
        const current = await createUserRepository(transaction.db).lock(user.id);
        if (!current || !isSame(current, user)) throw changedMeanwhile();
        const started = await sessions.start(user.id, visitor.userAgent, transaction, provedAt);
        await recordEvent(transaction, { userId: user.id, kind, client: visitor });
        if (await isNew(transaction, user.id, hashToken(device))) {
          await accountMail.sendSignedIn(transaction, user, visitor);
        }
        return started;
      });
      return { session, device };
    },
  };
}

function isSame(current: UserRow, { passwordHash, email }: UserRow): boolean {
  return current.passwordHash === passwordHash && current.email === email;
}
