import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * Structured logs on standard error; standard output is kept for what the operator must read.
 * Only named parts of a request are logged: no headers, cookies, bodies or query strings, which
 * may carry passwords and tokens.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  return pino(
    {
      level,
      serializers: {
        req: (request: { method: string; url: string; ip?: string }) => ({
          method: request.method,
          path: request.url.split('?', 1)[0],
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: pino.stdSerializers.err,
      },
    },
    destination,
  );
}
