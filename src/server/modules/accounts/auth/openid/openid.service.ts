import { createHash } from 'node:crypto';
import type { ConfirmationStart } from '#shared/contracts/identity.ts';
import { returnUrl } from '#shared/domain/return-url.ts';
import type { Database } from '../../../../db/client.ts';
import type { RunInTransaction } from '../../../../db/transaction.ts';
import {
  type FlowSecrets,
  OpenIdFailure,
  type OpenIdProfile,
  type OpenIdProvider,
} from '../../../../integrations/openid/openid-provider.ts';
import type { Client } from '../../../../lib/client.ts';
import { notFound } from '../../../../lib/errors.ts';
import { createToken, hashToken } from '../../../../lib/secret-token.ts';
import type { RateLimitService } from '../../../ground/rate-limits/rate-limit.service.ts';
import type { ConfirmFactor } from '../confirm-factor.ts';
import type { SecondStepService } from '../second-step.service.ts';
import type { SessionService, SessionUser } from '../session.service.ts';
import type { OpenedSession, SignInService, Visitor } from '../sign-in.service.ts';
import { createFlowRepository, type Flow } from './flow.repository.ts';
import { type IdentityService, refuseLinked } from './identity.service.ts';
import type { PendingIdentityService } from './pending-identity.service.ts';
import { ProviderProblem } from './provider-problem.ts';

interface OpenIdDeps {
  db: Database;
  inTransaction: RunInTransaction;
  providers: readonly OpenIdProvider[];
  identities: IdentityService;
  pendingIdentities: PendingIdentityService;
  sessions: Pick<SessionService, 'recordPassword'>;
  signIns: SignInService;
  secondSteps: Pick<SecondStepService, 'begin'>;
  confirmFactor: ConfirmFactor;
  rateLimits: Pick<RateLimitService, 'allow'>;
  log: { warn(fields: object, message: string): void };
  now: () => Date;
}

/** Where the browser goes, with a token for its cookie. */
interface Departure {
  url: string;
  token: string;
}

interface Arrival {
  path: string;
  opened?: OpenedSession;
  /** For the cookie: the identity has no account yet. */
  pendingToken?: string;
}

interface Traveler {
  token: string | null;
  visitor: Visitor;
  session: { id: number; userId: number } | null;
}

const lifetimeMs = 10 * 60 * 1000;
/** How much a provider's clock may be behind. */
const toleranceMs = 60 * 1000;

export type OpenIdService = ReturnType<typeof createOpenIdService>;

/** The flow to a provider and back: it ends in the browser it began in, and only once. */
export function createOpenIdService(deps: OpenIdDeps) {
  const { db, inTransaction, providers, identities, pendingIdentities } = deps;
  const { sessions, signIns, secondSteps, confirmFactor, rateLimits, log, now } = deps;
  const flows = createFlowRepository(db);

  function find(id: string): OpenIdProvider {
    const provider = providers.find((other) => other.id === id);
    if (!provider) throw notFound('Unknown sign-in provider.');
    return provider;
  }

  async function ask<T>(provider: OpenIdProvider, question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof OpenIdFailure)) throw error;
      const { reason } = error;
      if (reason !== 'denied') log.warn({ provider: provider.id, err: error }, 'sign-in failed');
      throw new ProviderProblem(reason, provider);
    }
  }

  async function begin(
    providerId: string,
    flow: Pick<Flow, 'purpose' | 'sessionId'> & { returnTo: string | null | undefined },
    ip: string,
  ): Promise<Departure> {
    const provider = find(providerId);
    const isFresh = flow.purpose === 'confirm';
    if (isFresh && !provider.canConfirm) throw new ProviderProblem('stale', provider);
    await rateLimits.allow('visitProvider', ip);
    const token = createToken();
    const url = await ask(provider, () => provider.authorizationUrl(secretsOf(token), isFresh));
    await flows.deleteExpired(now());
    await flows.insert({
      ...flow,
      provider: provider.id,
      returnTo: returnUrl(flow.returnTo ?? null),
      tokenHash: hashToken(token),
      createdAt: now(),
      expiresAt: new Date(now().getTime() + lifetimeMs),
    });
    return { url, token };
  }

  async function signIn(
    provider: OpenIdProvider,
    profile: OpenIdProfile,
    { returnTo }: Flow,
    visitor: Visitor,
  ): Promise<Arrival> {
    const user = await identities.findUser(provider, profile.subject);
    if (!user) {
      const pendingToken = await pendingIdentities.keep({ provider, profile, returnTo });
      return { path: '/connect', pendingToken };
    }
    const step = await secondSteps.begin(user.id, visitor);
    if (step) return { path: secondStepPath(returnTo, step) };
    const provedAt = profile.authenticatedAt;
    const opened = await signIns.open(user, visitor, { kind: 'sign_in_provider', provedAt });
    return { path: returnTo, opened };
  }

  /** Makes the session fresh, if its owner has signed in at the provider since the flow began. */
  async function confirm(
    provider: OpenIdProvider,
    { subject, authenticatedAt }: OpenIdProfile,
    flow: Flow,
    session: { id: number; userId: number },
  ): Promise<void> {
    const owner = await identities.findUser(provider, subject);
    if (owner?.id !== session.userId) throw new ProviderProblem('another', provider);
    const since = flow.createdAt.getTime() - toleranceMs;
    const isRecent = authenticatedAt !== null && authenticatedAt.getTime() >= since;
    if (!isRecent) throw new ProviderProblem('stale', provider);
    await sessions.recordPassword(session.id);
  }

  async function complete(
    provider: OpenIdProvider,
    answer: URL,
    flow: Flow,
    { token, visitor, session }: Traveler & { token: string },
  ): Promise<Arrival> {
    const own = flow.sessionId !== null && flow.sessionId === session?.id ? session : null;
    const isTheirs = flow.purpose === 'sign_in' || own !== null;
    if (flow.provider !== provider.id || !isTheirs) throw new ProviderProblem('expired', provider);
    const profile = await ask(provider, () => provider.finish(answer, secretsOf(token)));
    if (!own) return signIn(provider, profile, flow, visitor);
    if (flow.purpose === 'confirm') await confirm(provider, profile, flow, own);
    else {
      const identity = { provider, subject: profile.subject };
      await refuseLinked(provider, () =>
        inTransaction((transaction) =>
          identities.link(transaction, { id: own.userId }, own.id, identity, visitor),
        ),
      );
    }
    return { path: flow.returnTo };
  }

  return {
    providers: providers.map(({ id, name }) => ({ id, name })),

    start: (providerId: string, returnTo: string | null | undefined, ip: string) =>
      begin(providerId, { purpose: 'sign_in', sessionId: null, returnTo }, ip),

    /** Counts here, since a refusal on the way back would come too late. */
    async startLink(
      providerId: string,
      { actor, session }: { actor: { id: number }; session: { id: number } },
      ip: string,
    ): Promise<Departure> {
      await rateLimits.allow('changeProviders', String(actor.id));
      const returnTo = '/account?tab=security';
      return begin(providerId, { purpose: 'link', sessionId: session.id, returnTo }, ip);
    },

    /** Takes the second factor first, since there is no form for it on the way back. */
    async startConfirm(
      providerId: string,
      { actor, session }: { actor: SessionUser; session: { id: number } },
      { returnTo, proof }: ConfirmationStart,
      client: Client,
    ): Promise<Departure> {
      await confirmFactor(actor, proof, client);
      const flow = { purpose: 'confirm', sessionId: session.id, returnTo } as const;
      return begin(providerId, flow, client.ip);
    },

    /** Completes the flow. Problems lead to a page, too, never to a raw error. */
    async finish(providerId: string, answer: URL, traveler: Traveler): Promise<Arrival> {
      const provider = find(providerId);
      const { token, session } = traveler;
      // Another site may open this URL, but a made-up response must not use up the flow.
      const isAnswer =
        token !== null && answer.searchParams.get('state') === secretsOf(token).state;
      const flow = isAnswer ? await flows.take(hashToken(token), now()) : null;
      try {
        if (!token || !flow) throw new ProviderProblem('expired', provider);
        return await complete(provider, answer, flow, { ...traveler, token });
      } catch (error) {
        if (!(error instanceof ProviderProblem)) throw error;
        return { path: problemPath(error.problem, provider.id, { session, flow }) };
      }
    },
  };
}

/** Derives all secrets from the cookie's token, which the database stores only as a hash. */
function secretsOf(token: string): FlowSecrets {
  const derive = (use: string) =>
    createHash('sha256').update(`${use} ${token}`).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), codeVerifier: derive('verifier') };
}

/** The page that shows the problem: signed-in users cannot see the sign-in page. */
function problemPath(
  problem: string,
  provider: string,
  { session, flow }: { session: object | null; flow: Flow | null },
): string {
  if (session) return `/account?${new URLSearchParams({ tab: 'security', problem, provider })}`;
  const returnTo = flow?.returnTo ?? '/';
  return `/auth?${new URLSearchParams({ problem, provider, ...(returnTo !== '/' && { returnTo }) })}`;
}

/** Puts the token in the fragment, which browsers never send. */
function secondStepPath(
  returnTo: string,
  { token, hasAuthenticator }: { token: string; hasAuthenticator: boolean },
): string {
  const name = hasAuthenticator ? 'step' : 'passkey-step';
  return `/auth?${new URLSearchParams({ returnTo })}#${name}=${token}`;
}
