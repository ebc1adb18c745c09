import type {
  AddedPasskey,
  CreatedPasskey,
  Passkey,
  PasskeyCreation,
} from '#shared/contracts/passkey.ts';
import { arePasskeysPossible, mostPasskeys } from '#shared/domain/passkeys.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import { violatedUniqueIndex } from '../../../db/conflicts.ts';
import { lockUser } from '../../../db/lock-user.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import type { Client } from '../../../lib/client.ts';
import { deviceName } from '../../../lib/device-name.ts';
import { AppError, notFound } from '../../../lib/errors.ts';
import type { MailService } from '../../ground/mail/mail.service.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import { holdSession } from '../auth/hold-session.service.ts';
import type { SessionUser } from '../auth/session.service.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import { isEnrolled } from '../two-factor/enrollment.service.ts';
import { addFirstFactor } from '../two-factor/first-factor.service.ts';
import { dropNeedlessRecoveryCodes } from '../two-factor/recovery-codes.service.ts';
import { authenticatorName } from './authenticator-name.ts';
import { type ChallengeService, challengeMs } from './challenge.service.ts';
import { createPasskeyRepository, type PasskeyRow } from './passkey.repository.ts';
import { passkeyAddedEmail, passkeyRemovedEmail } from './passkey-emails.ts';
import { descriptorOf } from './passkey-proof.service.ts';
import { handleOf, type RelyingParty } from './relying-party.ts';
import { algorithms, challengeOf, readCreated } from './verify-passkey.ts';

interface PasskeyDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  challenges: ChallengeService;
  party: RelyingParty;
  mail: Pick<MailService, 'notify'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
  now: () => Date;
}

const noPasskeys = () => new AppError(409, 'NO_PASSKEYS', 'Passkeys need https and a domain name.');
const tooManyPasskeys = () =>
  new AppError(409, 'TOO_MANY_PASSKEYS', `An account can have at most ${mostPasskeys} passkeys.`);
const alreadyAdded = () => new AppError(409, 'TAKEN', 'This passkey has already been added.');
const notCreated = () =>
  new AppError(400, 'WRONG_PASSKEY', 'The passkey could not be added. Please try again.');
const passkeyNotFound = () => notFound('Passkey not found');

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** What users do with their own passkeys. */
export function createPasskeyService(deps: PasskeyDeps) {
  const { db, inTransaction, changes, challenges, party, mail, settings, rateLimits, now } = deps;

  /** Logs each change, and emails the user as for a changed password. */
  async function tell(
    transaction: Transaction,
    kind: 'passkey_added' | 'passkey_removed',
    user: SessionUser,
    client: Client,
  ): Promise<void> {
    await recordEvent(transaction, { userId: user.id, kind, client });
    const write = kind === 'passkey_added' ? passkeyAddedEmail : passkeyRemovedEmail;
    await mail.notify(transaction, user, kind, async () =>
      write({
        username: user.username,
        siteName: (await settings.publicSettings()).app_title,
        device: deviceName(client.userAgent),
        url: `${party.origin}/account?tab=security`,
      }),
    );
  }

  return {
    async list(actor: SessionUser): Promise<Passkey[]> {
      return (await createPasskeyRepository(db).listOf(actor.id)).map(present);
    },

    async requestCreation(
      actor: SessionUser,
      session: { id: number },
      { ip }: Client,
    ): Promise<PasskeyCreation> {
      if (!arePasskeysPossible(party.origin)) throw noPasskeys();
      await rateLimits.allow('passkeyChallenge', ip);
      const own = await createPasskeyRepository(db).listOf(actor.id);
      if (own.length >= mostPasskeys) throw tooManyPasskeys();
      return {
        challenge: await challenges.issue(`add ${session.id}`),
        rp: { id: party.id, name: (await settings.publicSettings()).app_title },
        user: { id: handleOf(actor.id), name: actor.email, displayName: actor.username },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: challengeMs,
        attestation: 'none',
        excludeCredentials: own.map(descriptorOf),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      };
    },

    async add(
      actor: SessionUser,
      session: { id: number },
      created: CreatedPasskey,
      client: Client,
    ): Promise<AddedPasskey> {
      await rateLimits.allow('changePasskeys', String(actor.id));
      const challenge = challengeOf(created);
      const isValid =
        challenge !== null && (await challenges.take({ db }, challenge, `add ${session.id}`));
      const info = isValid ? await readCreated(created, challenge, party) : null;
      if (!info) throw notCreated();
      const { id, publicKey, counter } = info.credential;
      const insert = () =>
        inTransaction(async (transaction) => {
          const repository = createPasskeyRepository(transaction.db);
          await holdSession(transaction, actor.id, session.id);
          if ((await repository.listOf(actor.id)).length >= mostPasskeys) throw tooManyPasskeys();
          const isFirst = !(await isEnrolled(transaction.db, actor.id));
          const row = await repository.insert({
            userId: actor.id,
            name: authenticatorName(info.aaguid) ?? deviceName(client.userAgent),
            credentialId: Buffer.from(id, 'base64url'),
            publicKey,
            counter,
            transports: created.response.transports,
            createdAt: now(),
            sessionId: session.id,
          });
          await tell(transaction, 'passkey_added', actor, client);
          // Keeps codes that came with another kind of factor.
          const recoveryCodes = isFirst
            ? await addFirstFactor(transaction, actor.id, { sessionId: session.id, now: now() })
            : [];
          return { passkey: present(row), recoveryCodes };
        });
      const added = await refuseKnown(insert);
      await changes.settle();
      return added;
    },

    async rename(actor: SessionUser, id: number, name: string): Promise<Passkey> {
      await rateLimits.allow('changePasskeys', String(actor.id));
      const row = await createPasskeyRepository(db).rename(actor.id, id, name);
      if (!row) throw passkeyNotFound();
      return present(row);
    },

    async remove(actor: SessionUser, id: number, client: Client): Promise<void> {
      await rateLimits.allow('changePasskeys', String(actor.id));
      await inTransaction(async (transaction) => {
        const repository = createPasskeyRepository(transaction.db);
        await lockUser(transaction.db, actor.id);
        if (!(await repository.delete(actor.id, id))) throw passkeyNotFound();
        await dropNeedlessRecoveryCodes(transaction, actor.id);
        await tell(transaction, 'passkey_removed', actor, client);
      });
      await changes.settle();
    },
  };
}

function present({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

async function refuseKnown<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedUniqueIndex(error) === 'passkeys_credential_id_key') throw alreadyAdded();
    throw error;
  }
}
