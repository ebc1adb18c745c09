import type { SecondStep } from '#shared/contracts/two-factor.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../lib/errors.ts';
import { createToken, hashToken } from '../../../lib/secret-token.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import { factorsOf } from '../two-factor/enrollment.service.ts';
import type { SecondFactorService } from '../two-factor/second-factor.service.ts';
import { createAttemptCount } from './attempt-count.ts';
import type { SignInService, Visitor } from './sign-in.service.ts';
import { createSignInStepRepository, triesPerStep } from './sign-in-step.repository.ts';
import { createUserRepository } from './user.repository.ts';
import type { UserService } from './user.service.ts';

interface SecondStepDeps {
  db: Database;
  inTransaction: RunInTransaction;
  secondFactor: Pick<SecondFactorService, 'verify'>;
  signIns: SignInService;
  users: UserService;
  rateLimits: RateLimitService;
  now: () => Date;
}

const lifetimeMs = 5 * 60 * 1000;

interface Step {
  token: string;
  /** If false, there are passkeys. */
  hasAuthenticator: boolean;
}

const secondFactorNeeded = ({ token, hasAuthenticator }: Step) =>
  hasAuthenticator
    ? new AppError(401, 'SECOND_FACTOR', 'Please enter the code from your authenticator app.', {
        token,
      })
    : new AppError(
        401,
        'PASSKEY_OR_RECOVERY',
        'Please use a passkey, or enter one of your recovery codes.',
        { token },
      );
const signInAgain = () =>
  new AppError(
    401,
    'SIGN_IN_AGAIN',
    'This sign-in took too long or had too many wrong codes. Please sign in again.',
  );
const wrong = 'This code is wrong or was already used. Please try another one.';
const wrongCode = () =>
  new AppError(401, 'WRONG_CODE', wrong, { fieldErrors: { 'proof.code': wrong } });
const wrongPasskey = () =>
  new AppError(401, 'WRONG_PASSKEY', 'This passkey was not accepted. Please try another one.');

export type SecondStepService = ReturnType<typeof createSecondStepService>;

/** The step between the first factor and a session, for accounts with a second factor. */
export function createSecondStepService(deps: SecondStepDeps) {
  const { db, inTransaction, secondFactor, signIns, users, rateLimits, now } = deps;
  const steps = createSignInStepRepository(db);
  const countAttempt = createAttemptCount(deps);

  async function begin(userId: number, { ip }: Visitor): Promise<Step | null> {
    const { hasAuthenticator, hasPasskeys } = await factorsOf(db, userId);
    if (!hasAuthenticator && !hasPasskeys) return null;
    await rateLimits.allowSignIn(userId, ip);
    await steps.deleteExpired(now());
    const token = createToken();
    const expiresAt = new Date(now().getTime() + lifetimeMs);
    await steps.insert({ tokenHash: hashToken(token), userId, expiresAt });
    return { token, hasAuthenticator };
  }

  return {
    /** Returns null if the account needs no second step. */
    begin,

    /** Throws, with a token for the second step, if the password alone is not enough. */
    async require(user: { id: number; email: string }, visitor: Visitor): Promise<void> {
      const step = await begin(user.id, visitor);
      if (!step) return;
      // Not a success yet: otherwise, someone with the password could guess codes forever.
      await rateLimits.returnAttempt(visitor.ip, user.email);
      throw secondFactorNeeded(step);
    },

    async redeem({ token, proof }: SecondStep, visitor: Visitor) {
      const tokenHash = hashToken(token);
      const step = await steps.find(tokenHash, now());
      const user = step && (await createUserRepository(db).find(step.userId));
      if (!user) throw signInAgain();
      await countAttempt(user.email, visitor);
      // Counted before checking the proof, so that concurrent tries cannot slip through.
      const counted = await steps.countTry(tokenHash, now());
      if (!counted) throw signInAgain();
      const isProved = await inTransaction(async (transaction) => {
        if (!(await secondFactor.verify(transaction, user, proof, visitor))) return false;
        const isFirst = await createSignInStepRepository(transaction.db).delete(tokenHash);
        if (!isFirst) throw signInAgain();
        return true;
      });
      if (!isProved) {
        await recordEvent(
          { db },
          { userId: user.id, kind: 'second_factor_failed', client: visitor },
        );
        if (counted.tries >= triesPerStep) throw signInAgain();
        throw proof.kind === 'passkey' ? wrongPasskey() : wrongCode();
      }
      await rateLimits.recordSuccess(visitor.ip, user.email);
      const opened = await signIns.open(user, visitor);
      return { user: await users.present(user), ...opened };
    },
  };
}
