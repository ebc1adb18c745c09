import type { FastifyReply } from 'fastify';

/**
 * Aborted when the connection closes before the response is sent. Fastify's `request.signal` is
 * aborted as soon as the body has been read.
 */
export function callerSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
