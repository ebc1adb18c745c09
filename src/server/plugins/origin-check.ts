import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#shared/contracts/call.ts';
import { forbidden } from '../lib/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    origin?: Call['origin'];
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls from other sites (CSRF). Browsers always send the origin of such
 * calls; programs without cookies to abuse (curl, webhooks) send none and pass.
 */
export function addOriginCheck(app: FastifyInstance, appUrl: string): void {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.routeOptions.config;
    if (origin === 'own' && isOpenedFromOutside(request)) {
      throw forbidden('Please open this from a page on this site.');
    }
    if (safeMethods.has(request.method) || origin === 'any') return;
    if (!comesFromOwnPage(request, appUrl)) {
      throw forbidden('This request came from another site.');
    }
  });
}

function comesFromOwnPage(request: FastifyRequest, appUrl: string): boolean {
  if (isFromAnotherSite(request)) return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === appUrl || (URL.canParse(origin) && new URL(origin).host === request.host);
}

/** A link on another site, or in a mail program, for which browsers send `none`. */
function isOpenedFromOutside({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}

/** Relies on the browser saying so, which old ones do not. */
export function isFromAnotherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
