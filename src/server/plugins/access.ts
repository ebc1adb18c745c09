import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, notSignedIn } from '../errors.ts';

/** Who may call: anyone, somebody signed in, or an administrator. */
export type Access = 'public' | 'user' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** Every route of the API says who may call it and what it answers, or the site does not start. */
export function addAccessRules(api: FastifyInstance): void {
  api.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`${route.url} declares no access level`);
    if (!route.schema?.response) throw new Error(`${route.url} declares no response schema`);
  });
  api.addHook('preValidation', async (request) => {
    const access = request.routeOptions.config.access;
    if (access && access !== 'public') requireUser(request, access);
  });
}

function requireUser({ actor }: FastifyRequest, access: 'user' | 'admin'): void {
  if (!actor) throw notSignedIn();
  if (access === 'admin' && !actor.isAdmin) throw forbidden();
}
