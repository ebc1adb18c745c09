import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { shownNetworkOf } from '../lib/network.ts';

/** One line per completed request, with who was refused. Errors are logged separately. */
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
      ...(reply.statusCode >= 400 && reply.statusCode < 500 && whoIs(request)),
    };
    if (error) reply.log.error({ ...answered, err: error }, 'response failed');
    else reply.log.info(answered, 'request completed');
  }
}

/** As far as known: sessions are not looked up for requests that are refused without them. */
function whoIs({ ip, actor }: FastifyRequest): { network: string; userId: number | undefined } {
  return { network: shownNetworkOf(ip), userId: actor?.id };
}
