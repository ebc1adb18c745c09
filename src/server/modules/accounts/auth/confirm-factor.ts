import type { TypedProof } from '#shared/contracts/two-factor.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { Client } from '../../../lib/client.ts';
import { AppError } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import { factorsOf } from '../two-factor/enrollment.service.ts';
import type { SecondFactorService } from '../two-factor/second-factor.service.ts';

interface ConfirmFactorDeps {
  db: Database;
  inTransaction: RunInTransaction;
  secondFactor: Pick<SecondFactorService, 'verify'>;
  rateLimits: Pick<RateLimitService, 'countAttempt' | 'recordSuccess'>;
}

interface Owner {
  id: number;
  username: string;
  email: string;
  isEmailVerified: boolean;
}

const appNeeded = () =>
  new AppError(403, 'SECOND_FACTOR', 'Please enter a code from your authenticator app as well.');
const eitherNeeded = () =>
  new AppError(
    403,
    'SECOND_FACTOR',
    'Please enter a code from your authenticator app as well, or use a passkey.',
  );
/** Without an app, recovery codes are all one can type. */
const passkeyNeeded = () =>
  new AppError(
    403,
    'PASSKEY_OR_RECOVERY',
    'Please use a passkey, or enter one of your recovery codes as well.',
  );
const wrong = 'This code is wrong or was already used. Please try another one.';
const wrongCode = () =>
  new AppError(400, 'WRONG_CODE', wrong, { fieldErrors: { 'proof.code': wrong } });

export type ConfirmFactor = ReturnType<typeof createConfirmFactor>;

/**
 * Checks the second factor, if the account has one, before a session becomes fresh. A stolen
 * session and password must not be enough to turn it off.
 */
export function createConfirmFactor({
  db,
  inTransaction,
  secondFactor,
  rateLimits,
}: ConfirmFactorDeps) {
  return async (owner: Owner, proof: TypedProof | undefined, client: Client): Promise<void> => {
    const { hasAuthenticator, hasPasskeys } = await factorsOf(db, owner.id);
    if (!hasAuthenticator && !hasPasskeys) return;
    if (!proof) {
      if (!hasAuthenticator) throw passkeyNeeded();
      throw hasPasskeys ? eitherNeeded() : appNeeded();
    }
    await rateLimits.countAttempt(client.ip, owner.email);
    const isProved = await inTransaction((transaction) =>
      secondFactor.verify(transaction, owner, proof, client),
    );
    if (!isProved) {
      await recordEvent({ db }, { userId: owner.id, kind: 'second_factor_failed', client });
      throw wrongCode();
    }
    await rateLimits.recordSuccess(client.ip, owner.email);
  };
}
