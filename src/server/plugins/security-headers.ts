import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows the inline scripts of this one response. */
    cspNonce: string;
  }
}

/** What a policy allows besides files of our own: nonces or hashes, as the header spells them. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

export function addSecurityHeaders(app: FastifyInstance, appUrl: string): void {
  const fixed = fixedSecurityHeaders(appUrl);
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', (request, reply, done) => {
    request.cspNonce = randomBytes(16).toString('base64');
    const own = [`'nonce-${request.cspNonce}'`];
    reply.headers(fixed);
    reply.header('content-security-policy', contentSecurityPolicy({ scripts: own, styles: own }));
    done();
  });
}

/** Those that are the same for every response. */
export function fixedSecurityHeaders(appUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(appUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

export function contentSecurityPolicy({ scripts, styles }: InlineSources): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // Formulas are laid out with style attributes.
    "style-src-attr 'unsafe-inline'",
    // The operator's logo may lie elsewhere.
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
