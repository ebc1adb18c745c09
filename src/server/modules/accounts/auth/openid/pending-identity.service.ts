import { emailField } from '#shared/contracts/fields.ts';
import type { PendingIdentity } from '#shared/contracts/identity.ts';
import type { Database } from '../../../../db/client.ts';
import type { RunInTransaction } from '../../../../db/transaction.ts';
import type {
  OpenIdProfile,
  OpenIdProvider,
} from '../../../../integrations/openid/openid-provider.ts';
import type { Client } from '../../../../lib/client.ts';
import { AppError } from '../../../../lib/errors.ts';
import { createToken, hashToken } from '../../../../lib/secret-token.ts';
import type { RateLimitService } from '../../../ground/rate-limits/rate-limit.service.ts';
import type { SignInService, Visitor } from '../sign-in.service.ts';
import type { TokenService } from '../token.service.ts';
import { createUserRepository } from '../user.repository.ts';
import { refuseTaken, type UserService } from '../user.service.ts';
import { createIdentityRepository } from './identity.repository.ts';
import { type IdentityService, refuseLinked } from './identity.service.ts';
import { createPendingIdentityRepository, type PendingRow } from './pending-identity.repository.ts';
import { usernameCandidates, usernameFrom } from './suggest-username.ts';

interface PendingIdentityDeps {
  db: Database;
  inTransaction: RunInTransaction;
  identities: IdentityService;
  providers: readonly OpenIdProvider[];
  signIns: SignInService;
  users: UserService;
  tokens: Pick<TokenService, 'reverts'>;
  rateLimits: RateLimitService;
  now: () => Date;
}

interface NewPending {
  provider: OpenIdProvider;
  profile: OpenIdProfile;
  returnTo: string;
}

/** Long enough to look up a forgotten password. */
const lifetimeMs = 15 * 60 * 1000;

const verifiedEmail = emailField('');

const gone = () =>
  new AppError(404, 'NOT_FOUND', 'This sign-in attempt has expired. Please start again.');
const unconfirmed = () =>
  new AppError(409, 'UNCONFIRMED_EMAIL', 'The provider did not confirm an email address.');

export type PendingIdentityService = ReturnType<typeof createPendingIdentityService>;

/** Identities without an account: for a while, their browser can register or link them. */
export function createPendingIdentityService(deps: PendingIdentityDeps) {
  const { db, inTransaction, identities, providers, signIns } = deps;
  const { users, tokens, rateLimits, now } = deps;

  function providerOf(row: PendingRow): OpenIdProvider {
    const provider = providers.find(({ issuer }) => issuer === row.issuer);
    if (!provider) throw gone();
    return provider;
  }

  async function find(token: string | null): Promise<PendingRow> {
    const row = token && (await createPendingIdentityRepository(db).find(hashToken(token), now()));
    if (!row) throw gone();
    return row;
  }

  return {
    /** Returns the token for the browser's cookie. */
    async keep({ provider, profile, returnTo }: NewPending): Promise<string> {
      const token = createToken();
      const repository = createPendingIdentityRepository(db);
      await repository.deleteExpired(now());
      const email = verifiedEmail.safeParse(profile.isEmailVerified ? profile.email : null);
      await repository.insert({
        tokenHash: hashToken(token),
        issuer: provider.issuer,
        subject: profile.subject,
        email: email.data ?? null,
        nickname: usernameFrom(profile.names),
        returnTo,
        expiresAt: new Date(now().getTime() + lifetimeMs),
      });
      return token;
    },

    async show(token: string | null): Promise<PendingIdentity> {
      const row = await find(token);
      const { id, name } = providerOf(row);
      const repository = createUserRepository(db);
      const candidates = usernameCandidates(row.nickname);
      const taken = await repository.takenOf(candidates);
      const { email, returnTo } = row;
      return {
        provider: { id, name },
        email,
        isTaken: email !== null && (await repository.findByEmail(email)) !== null,
        username: candidates.find((candidate) => !taken.has(candidate.toLowerCase())) ?? '',
        returnTo,
      };
    },

    /** The provider has verified the address, so it counts as verified here. */
    async register(token: string | null, username: string, visitor: Visitor) {
      const row = await find(token);
      const provider = providerOf(row);
      const { tokenHash, issuer, subject, email } = row;
      if (email === null) throw unconfirmed();
      await rateLimits.allow('register', visitor.ip);
      const insert = () =>
        inTransaction(async (transaction) => {
          const taken = await createPendingIdentityRepository(transaction.db).take(
            Buffer.from(tokenHash),
            now(),
          );
          if (!taken) throw gone();
          const user = await createUserRepository(transaction.db).insert({
            username,
            email,
            isEmailVerified: true,
          });
          await tokens.reverts.refuseReserved(transaction, user);
          await createIdentityRepository(transaction.db).insert({
            userId: user.id,
            issuer,
            subject,
            createdAt: now(),
            lastUsedAt: now(),
          });
          return user;
        });
      const user = await refuseLinked(provider, () => refuseTaken(insert));
      await rateLimits.recordOwner(visitor.ip, email);
      const opened = await signIns.open(user, visitor, {
        kind: 'sign_in_provider',
        provedAt: now(),
      });
      return { user: await users.present(user), ...opened };
    },

    async link(
      token: string | null,
      { actor, session }: { actor: { id: number }; session: { id: number } },
      client: Client,
    ): Promise<void> {
      const row = await find(token);
      const provider = providerOf(row);
      const { tokenHash, subject } = row;
      await rateLimits.allow('changeProviders', String(actor.id));
      await refuseLinked(provider, () =>
        inTransaction(async (transaction) => {
          const repository = createPendingIdentityRepository(transaction.db);
          if (!(await repository.take(Buffer.from(tokenHash), now()))) throw gone();
          await identities.link(transaction, actor, session.id, { provider, subject }, client);
        }),
      );
    },
  };
}
