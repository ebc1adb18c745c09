import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** As a file to be saved; line by line, so that the whole never has to be in memory. */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>): void {
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines));
}
