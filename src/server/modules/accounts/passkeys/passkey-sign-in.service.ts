import type { PasskeyProof, PasskeyRequest } from '#shared/contracts/passkey.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { Client } from '../../../lib/client.ts';
import { AppError } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { SessionService, SessionUser } from '../auth/session.service.ts';
import type { SignInService, Visitor } from '../auth/sign-in.service.ts';
import type { UserService } from '../auth/user.service.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import type { PasskeyProofService } from './passkey-proof.service.ts';

interface PasskeySignInDeps {
  db: Database;
  inTransaction: RunInTransaction;
  passkeyProofs: PasskeyProofService;
  sessions: Pick<SessionService, 'recordPassword'>;
  signIns: SignInService;
  users: Pick<UserService, 'find' | 'present'>;
  rateLimits: RateLimitService;
}

const notAccepted = (status: 400 | 401) =>
  new AppError(
    status,
    'WRONG_PASSKEY',
    'This passkey was not accepted. Please try again, or use your password.',
  );

export type PasskeySignInService = ReturnType<typeof createPasskeySignInService>;

/** Passkeys instead of the password. Verifying the user makes them two factors in one. */
export function createPasskeySignInService(deps: PasskeySignInDeps) {
  const { db, inTransaction, passkeyProofs, sessions, signIns, users, rateLimits } = deps;

  const recordFailure = (userId: number, client: Client) =>
    recordEvent({ db }, { userId, kind: 'passkey_failed', client });

  return {
    async requestSignIn({ ip }: Client): Promise<PasskeyRequest> {
      await rateLimits.allow('passkeyChallenge', ip);
      return passkeyProofs.request('sign in', null);
    },

    async signIn(proof: PasskeyProof, visitor: Visitor) {
      await rateLimits.countAttempt(visitor.ip, proof.id);
      const { isRight, userId } = await inTransaction((transaction) =>
        passkeyProofs.check(transaction, proof, 'sign in', null),
      );
      const user = userId === null ? null : await users.find(userId);
      if (!user) throw notAccepted(401);
      if (!isRight) {
        await recordFailure(user.id, visitor);
        throw notAccepted(401);
      }
      await rateLimits.recordSuccess(visitor.ip, proof.id);
      await rateLimits.recordOwner(visitor.ip, user.email);
      const opened = await signIns.open(user, visitor);
      return { user: await users.present(user), ...opened };
    },

    async requestReauthentication(
      actor: SessionUser,
      session: { id: number },
      { ip }: Client,
    ): Promise<PasskeyRequest> {
      await rateLimits.allow('passkeyChallenge', ip);
      return passkeyProofs.request(`reauthenticate ${session.id}`, actor.id);
    },

    async reauthenticate(
      actor: SessionUser,
      session: { id: number },
      proof: PasskeyProof,
      client: Client,
    ): Promise<void> {
      await rateLimits.countAttempt(client.ip, proof.id);
      const { isRight } = await inTransaction((transaction) =>
        passkeyProofs.check(transaction, proof, `reauthenticate ${session.id}`, actor.id),
      );
      if (!isRight) {
        await recordFailure(actor.id, client);
        throw notAccepted(400);
      }
      await rateLimits.recordSuccess(client.ip, proof.id);
      await sessions.recordPassword(session.id);
    },
  };
}
