import type { FastifyInstance } from 'fastify';
import { notFound } from '../lib/errors.ts';

interface SecurityTextOptions {
  contact: string | null;
  appUrl: string;
  now: () => Date;
}

const path = '/.well-known/security.txt';
const day = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** Where to report security problems (RFC 9116). */
export function addSecurityText(app: FastifyInstance, options: SecurityTextOptions): void {
  const { contact, appUrl, now } = options;
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    if (contact === null) throw notFound();
    // At midnight, so that the file changes once a day.
    const expires = new Date(Math.floor(now().getTime() / day + validDays) * day);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString().replace('.000', '')}`,
      'Preferred-Languages: en',
      `Canonical: ${appUrl}${path}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
