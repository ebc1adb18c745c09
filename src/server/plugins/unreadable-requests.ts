import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../lib/errors.ts';
import { errorBody, sendError, toAppError } from './errors.ts';

/** Only proxies are asked for whole URLs, and nothing here answers for the server as a whole (`*`). */
export function addTargetCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/')) done();
    else done(new AppError(400, 'BAD_ADDRESS', 'The URL is malformed.'));
  });
}

/** A URL that cannot be decoded: a bad request to the API, otherwise the not-found page. */
export function answerBadUrl(
  app: FastifyInstance,
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (request.url.startsWith('/api/')) {
    sendError(reply, toAppError(error));
    return;
  }
  app.inject('/an-unreadable-url').then(
    ({ statusCode, headers, rawPayload }) =>
      reply.code(statusCode).headers(headers).send(rawPayload),
    (failure: unknown) => sendError(reply, toAppError(failure)),
  );
}

/** Anything that is not HTTP gets the same error body, and the connection is closed. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const told = new AppError(status, 'BAD_REQUEST', STATUS_CODES[status] ?? 'Bad Request');
  const body = JSON.stringify(errorBody(told));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
