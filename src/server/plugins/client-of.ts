import type { FastifyRequest } from 'fastify';
import type { Client } from '../lib/client.ts';

/** Longer ones are made up. */
const longestUserAgent = 500;

export function clientOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Client {
  return { ip, userAgent: headers['user-agent']?.slice(0, longestUserAgent) ?? null };
}
