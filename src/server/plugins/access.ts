import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Access, Freshness } from '#shared/contracts/call.ts';
import { forbidden, notSignedIn, passwordNeeded, secondFactorRequired } from '../lib/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** For sensitive calls, which need a recently entered password. */
    fresh?: Freshness;
    /** The message for visitors who must sign in first. */
    signInMessage?: string;
  }
}

/** Every API route declares its access level and response schema, or the site does not start. */
export function addAccessRules(api: FastifyInstance): void {
  api.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`${route.url} declares no access level`);
    if (!route.schema?.response) throw new Error(`${route.url} declares no response schema`);
  });
  // Before the body is read, and again with the session as it is afterward.
  api.addHook('onRequest', checkAccess);
  api.addHook('preHandler', checkAccess);
}

export function isRestricted({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.access !== 'public';
}

async function checkAccess(request: FastifyRequest): Promise<void> {
  requireAccess(request.routeOptions.config, request);
}

type AccessRule = Pick<FastifyContextConfig, 'access' | 'fresh' | 'signInMessage'>;

export function requireAccess(
  { access, fresh, signInMessage }: AccessRule,
  { actor, session }: Pick<FastifyRequest, 'actor' | 'session'>,
): void {
  if (access === 'public') return;
  if (!actor) throw notSignedIn(signInMessage);
  if (access === 'admin' && actor.needsSecondFactor) throw secondFactorRequired();
  if (access === 'admin' && !actor.isAdmin) throw forbidden();
  if (fresh === 'always' && !session?.isFresh) throw passwordNeeded();
}
