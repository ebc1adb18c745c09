import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../lib/errors.ts';
import { errorBody, sendError, toAppError } from './errors.ts';

/**
 * Only proxies are asked for whole URLs, and nothing here answers for the server as a whole (`*`).
 * Node would refuse a missing host, and any expectation, without our headers.
 */
export function addTargetCheck(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url, headers, raw }, _reply, done) => {
    const isComplete = headers.host !== undefined || raw.httpVersion === '1.0';
    if (url.startsWith('/') && isComplete) done();
    else done(new AppError(400, 'BAD_ADDRESS', 'The URL is malformed.'));
  });
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
}

/** A URL that cannot be decoded: a bad request to the API, otherwise the not-found page. */
export function answerBadUrl(
  app: FastifyInstance,
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  securityHeaders: Record<string, string>,
): void {
  reply.headers(securityHeaders);
  if (request.url.startsWith('/api/')) {
    sendError(reply, toAppError(error));
    return;
  }
  app.inject('/an-unreadable-url').then(
    // Whether the connection stays open is up to this client.
    ({ statusCode, headers: { connection, ...headers }, rawPayload }) =>
      reply.code(statusCode).headers(headers).send(rawPayload),
    (failure: unknown) => sendError(reply, toAppError(failure)),
  );
}

/** Anything that is not HTTP gets the same error body, and the connection is closed. */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  securityHeaders: Record<string, string>,
): void {
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
      ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
}
