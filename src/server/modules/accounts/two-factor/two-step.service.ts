import type { Enrollment, RecoveryCodes, TwoStepState } from '#shared/contracts/two-factor.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import type { Client } from '../../../lib/client.ts';
import { AppError } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import { holdSession } from '../auth/hold-session.service.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import { createAuthenticatorRepository } from './authenticator.repository.ts';
import { factorsOf, isEnrolled } from './enrollment.service.ts';
import type { FactorMail, FactorOwner } from './factor-mail.ts';
import { addFirstFactor } from './first-factor.service.ts';
import { createSecret, keyFor, stepOfCode } from './one-time-code.ts';
import { createRecoveryCodeRepository } from './recovery-code.repository.ts';
import { dropNeedlessRecoveryCodes, renewRecoveryCodes } from './recovery-codes.service.ts';

interface TwoStepDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  factorMail: FactorMail;
  now: () => Date;
}

const alreadyOn = () =>
  new AppError(409, 'ALREADY_ON', 'Your account already has an authenticator app.');
const notOn = () => new AppError(409, 'NOT_ON', 'Two-step sign-in is off.');
const notStarted = () =>
  new AppError(409, 'NOT_STARTED', 'Please start setting up two-step sign-in again.');
const wrong = "This code is wrong. Check that your phone's clock is right.";
const wrongCode = () => new AppError(400, 'WRONG_CODE', wrong, { fieldErrors: { code: wrong } });

export type TwoStepService = ReturnType<typeof createTwoStepService>;

/** What users do with their own authenticator app and recovery codes. */
export function createTwoStepService(deps: TwoStepDeps) {
  const { db, inTransaction, changes, rateLimits, settings, factorMail, now } = deps;

  async function change<T>(
    owner: FactorOwner,
    session: { id: number },
    allowance: 'changeTwoStep' | 'renewRecoveryCodes',
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    await rateLimits.allow(allowance, String(owner.id));
    const result = await inTransaction(async (transaction) => {
      await holdSession(transaction, owner.id, session.id);
      return work(transaction);
    });
    await changes.settle();
    return result;
  }

  return {
    async stateOf({ id }: FactorOwner): Promise<TwoStepState> {
      const [authenticator, { hasPasskeys }, recoveryCodesLeft] = await Promise.all([
        createAuthenticatorRepository(db).find(id),
        factorsOf(db, id),
        createRecoveryCodeRepository(db).countLeft(id),
      ]);
      const since = authenticator?.confirmedAt ?? null;
      return {
        authenticator: since && { since: since.toISOString() },
        hasPasskeys,
        recoveryCodesLeft,
      };
    },

    /** Changes nothing until a code from the app is confirmed. */
    async begin(owner: FactorOwner, session: { id: number }): Promise<Enrollment> {
      const secret = createSecret();
      await change(owner, session, 'changeTwoStep', async (transaction) => {
        const repository = createAuthenticatorRepository(transaction.db);
        if ((await repository.find(owner.id))?.confirmedAt) throw alreadyOn();
        await repository.propose(owner.id, secret, now());
      });
      const { app_title: issuer } = await settings.publicSettings();
      return keyFor(secret, { issuer, account: owner.username });
    },

    confirm(
      owner: FactorOwner,
      session: { id: number },
      code: string,
      client: Client,
    ): Promise<RecoveryCodes> {
      return change(owner, session, 'changeTwoStep', async (transaction) => {
        const repository = createAuthenticatorRepository(transaction.db);
        const proposed = await repository.find(owner.id);
        if (!proposed) throw notStarted();
        if (proposed.confirmedAt) throw alreadyOn();
        const step = stepOfCode(proposed.secret, code, now());
        if (step === null) throw wrongCode();
        // Keeps codes that came with another kind of factor.
        const isFirst = !(await isEnrolled(transaction.db, owner.id));
        await repository.confirm(owner.id, { step, sessionId: session.id, now: now() });
        await factorMail.send(transaction, owner, { kind: 'on' });
        await recordEvent(transaction, { userId: owner.id, kind: 'second_factor_on', client });
        const by = { sessionId: session.id, now: now() };
        const recoveryCodes = isFirst ? await addFirstFactor(transaction, owner.id, by) : [];
        return { recoveryCodes };
      });
    },

    turnOff(owner: FactorOwner, session: { id: number }, client: Client): Promise<void> {
      return change(owner, session, 'changeTwoStep', async (transaction) => {
        const isDeleted = await createAuthenticatorRepository(transaction.db).delete(owner.id);
        if (!isDeleted) throw notOn();
        await dropNeedlessRecoveryCodes(transaction, owner.id);
        await factorMail.send(transaction, owner, { kind: 'off' });
        await recordEvent(transaction, { userId: owner.id, kind: 'second_factor_off', client });
      });
    },

    renewCodes(
      owner: FactorOwner,
      session: { id: number },
      client: Client,
    ): Promise<RecoveryCodes> {
      return change(owner, session, 'renewRecoveryCodes', async (transaction) => {
        if (!(await isEnrolled(transaction.db, owner.id))) throw notOn();
        await factorMail.send(transaction, owner, { kind: 'newCodes' });
        await recordEvent(transaction, { userId: owner.id, kind: 'recovery_codes_made', client });
        const by = { sessionId: session.id, now: now() };
        return { recoveryCodes: await renewRecoveryCodes(transaction, owner.id, by) };
      });
    },
  };
}
