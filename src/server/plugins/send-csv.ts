import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a download line by line, so that it is never in memory as a whole. */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>): void {
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines));
}
