import type { SignInMethods } from '#shared/contracts/identity.ts';
import type { Database } from '../../../../db/client.ts';
import { violatedUniqueIndex } from '../../../../db/conflicts.ts';
import type { RunInTransaction, Transaction } from '../../../../db/transaction.ts';
import type { OpenIdProvider } from '../../../../integrations/openid/openid-provider.ts';
import type { Client } from '../../../../lib/client.ts';
import { AppError, notFound, notSignedIn } from '../../../../lib/errors.ts';
import type { RateLimitService } from '../../../ground/rate-limits/rate-limit.service.ts';
import { recordEvent } from '../../security-log/security-event.service.ts';
import type { AccountMail } from '../account-mail.ts';
import { holdSession } from '../hold-session.service.ts';
import { createUserRepository, type UserRow } from '../user.repository.ts';
import { createIdentityRepository, type IdentityRow } from './identity.repository.ts';
import { ProviderProblem } from './provider-problem.ts';
import { countWaysIn } from './ways-in.ts';

interface IdentityDeps {
  db: Database;
  inTransaction: RunInTransaction;
  accountMail: Pick<AccountMail, 'sendProviderLinked' | 'sendProviderUnlinked'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
  providers: readonly OpenIdProvider[];
  now: () => Date;
}

interface Person {
  id: number;
}

const lastWayIn = () =>
  new AppError(
    409,
    'LAST_WAY_IN',
    'This is your only way to sign in. Please set a password or link another provider first.',
  );

export type IdentityService = ReturnType<typeof createIdentityService>;

/** Links between accounts at providers and accounts here. */
export function createIdentityService(deps: IdentityDeps) {
  const { db, inTransaction, accountMail, rateLimits, providers, now } = deps;
  const providerOf = ({ issuer }: { issuer: string }) =>
    providers.find((provider) => provider.issuer === issuer);
  const nameOf = (identity: { issuer: string }) =>
    providerOf(identity)?.name ?? new URL(identity.issuer).host;
  const usable = (identities: readonly IdentityRow[]) => identities.filter(providerOf);

  return {
    /** Returns the provider's name. */
    nameOf,

    /** Finds the identity's owner, and records its use. */
    async findUser({ issuer }: OpenIdProvider, subject: string): Promise<UserRow | null> {
      const repository = createIdentityRepository(db);
      const identity = await repository.find(issuer, subject);
      if (!identity) return null;
      await repository.touch(identity.id, now());
      return createUserRepository(db).find(identity.userId);
    },

    /** Runs in the caller's transaction; wrap that in `refuseLinked` to explain conflicts. */
    async link(
      transaction: Transaction,
      { id: userId }: Person,
      sessionId: number,
      { provider, subject }: { provider: OpenIdProvider; subject: string },
      client: Client,
    ): Promise<void> {
      const { issuer } = provider;
      const user = await createUserRepository(transaction.db).lock(userId);
      if (!user) throw notSignedIn();
      await holdSession(transaction, userId, sessionId);
      const repository = createIdentityRepository(transaction.db);
      // Two tabs may link it at once.
      if ((await repository.find(issuer, subject))?.userId === userId) return;
      const moments = { createdAt: now(), lastUsedAt: now() };
      await repository.insert({ userId, issuer, subject, sessionId, ...moments });
      await accountMail.sendProviderLinked(transaction, user, provider.name);
      await recordEvent(transaction, { userId, kind: 'provider_linked', client });
    },

    async unlink({ id: userId }: Person, identityId: number, client: Client): Promise<void> {
      await rateLimits.allow('changeProviders', String(userId));
      await inTransaction(async (transaction) => {
        // Locked, since concurrent requests could remove every way in.
        const user = await createUserRepository(transaction.db).lock(userId);
        if (!user) throw notSignedIn();
        const repository = createIdentityRepository(transaction.db);
        const identities = await repository.listOf(userId);
        const identity = identities.find(({ id }) => id === identityId);
        if (!identity) throw notFound('This provider is not linked.');
        const others = usable(identities).filter(({ id }) => id !== identityId);
        if (countWaysIn({ ...user, identities: others }) === 0) throw lastWayIn();
        await repository.delete(identityId);
        await accountMail.sendProviderUnlinked(transaction, user, nameOf(identity));
        await recordEvent(transaction, { userId, kind: 'provider_unlinked', client });
      });
    },

    async methodsOf({ id: userId }: Person): Promise<SignInMethods> {
      const user = await createUserRepository(db).find(userId);
      if (!user) throw notSignedIn();
      const identities = await createIdentityRepository(db).listOf(userId);
      const isLinked = ({ issuer }: OpenIdProvider) =>
        identities.some((identity) => identity.issuer === issuer);
      return {
        hasPassword: user.passwordHash !== null,
        identities: identities.map((identity) => ({
          id: identity.id,
          provider: providerOf(identity)?.id ?? null,
          name: nameOf(identity),
          canConfirm: providerOf(identity)?.canConfirm ?? false,
          createdAt: identity.createdAt.toISOString(),
          lastUsedAt: identity.lastUsedAt.toISOString(),
        })),
        linkable: providers
          .filter((provider) => !isLinked(provider))
          .map(({ id, name }) => ({ id, name })),
        canUnlink: countWaysIn({ ...user, identities: usable(identities) }) > 1,
      };
    },
  };
}

/** Relies on the unique indexes, since checking beforehand is racy. */
export async function refuseLinked<T>(
  provider: { name: string },
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const index = violatedUniqueIndex(error);
    if (index === 'identities_subject_key') throw new ProviderProblem('elsewhere', provider);
    if (index === 'identities_user_key') throw new ProviderProblem('another', provider);
    throw error;
  }
}
