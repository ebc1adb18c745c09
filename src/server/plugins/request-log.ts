import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line per completed request. Errors are logged separately. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const answered = {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) reply.log.error({ ...answered, err: error }, 'response failed');
    else reply.log.info(answered, 'request completed');
  }
}
