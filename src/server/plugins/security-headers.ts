import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Payments } from '../integrations/payments/payments.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows the inline scripts of this response only. */
    cspNonce: string;
  }
}

/** The nonces or hashes that a policy allows, as the header spells them. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The content security policy for a URL. Images come from the site, and from these origins. */
export type ContentPolicy = (
  url: string,
  allowed: InlineSources,
  imageOrigins?: readonly string[],
) => string;

export function addSecurityHeaders(
  app: FastifyInstance,
  appUrl: string,
  policy: ContentPolicy,
): void {
  const fixed = fixedSecurityHeaders(appUrl);
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', (request, reply, done) => {
    request.cspNonce = randomBytes(16).toString('base64');
    const own = [`'nonce-${request.cspNonce}'`];
    reply.headers(fixed);
    reply.header('content-security-policy', policy(request.url, { scripts: own, styles: own }));
    done();
  });
}

const reportPath = '/api/csp-reports';

/** The headers that are the same for every response. */
export function fixedSecurityHeaders(appUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'reporting-endpoints': `csp="${reportPath}"`,
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(appUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

interface ForeignSources {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

const nothingForeign: ForeignSources = { scripts: [], frames: [], connections: [] };
const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const stripe: ForeignSources = {
  scripts: stripeScripts,
  frames: [...stripeScripts, 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};

/** Stripe's script and frames are allowed only on the page with the card form. */
export function createContentPolicy(provider: Payments['provider']): ContentPolicy {
  return (url, allowed, imageOrigins = []) => {
    const isCardForm = provider === 'stripe' && /^\/subscription\/?(\?|$)/.test(url);
    return contentSecurityPolicy(allowed, imageOrigins, isCardForm ? stripe : nothingForeign);
  };
}

function contentSecurityPolicy(
  { scripts, styles }: InlineSources,
  imageOrigins: readonly string[],
  foreign: ForeignSources,
) {
  const own = (directive: string, ...others: readonly string[]) =>
    [directive, "'self'", ...others].join(' ');
  return [
    own('default-src'),
    own('script-src', ...scripts, ...foreign.scripts),
    own('style-src', ...styles),
    // KaTeX lays formulas out with style attributes.
    "style-src-attr 'unsafe-inline'",
    own('img-src', ...imageOrigins),
    own('font-src'),
    own('connect-src', ...foreign.connections),
    own('frame-src', ...foreign.frames),
    own('worker-src'),
    "object-src 'none'",
    "base-uri 'none'",
    own('form-action'),
    "frame-ancestors 'none'",
    // Browsers that know the second ignore the first.
    `report-uri ${reportPath}`,
    'report-to csp',
  ].join('; ');
}
