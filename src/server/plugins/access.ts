import type { FastifyInstance } from 'fastify';
import type { Access } from '#shared/contracts/call.ts';
import { forbidden, notSignedIn } from '../lib/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
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
  api.addHook('preValidation', async (request) => {
    const { access, signInMessage } = request.routeOptions.config;
    if (!access || access === 'public') return;
    if (!request.actor) throw notSignedIn(signInMessage);
    if (access === 'admin' && !request.actor.isAdmin) throw forbidden();
  });
}
