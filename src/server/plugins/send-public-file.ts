import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../lib/errors.ts';
import type { PublicFile } from '../lib/public-file.ts';

/** Answers 304 if the client has the file already. */
export function sendPublicFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: PublicFile | null,
  type: string,
): FastifyReply {
  if (!file) throw notFound();
  // Revalidated each time: what an administrator hides must not linger in caches.
  reply.headers({ 'cache-control': 'no-cache', etag: file.etag });
  if (headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  return reply.type(type).send(file.text);
}
