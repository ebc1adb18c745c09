import type { FastifyRequest } from 'fastify';
import type { Client } from '../lib/client.ts';

export function clientOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Client {
  return { ip, userAgent: headers['user-agent'] ?? null };
}
