import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { RawAnswer } from './raw-answer.ts';

const serverFile = resolve(import.meta.dirname, '../reference-server.ts');
/** Set by Node per connection, as for the site. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

export interface Reference {
  url: string;
  /** Spent since its start. */
  cpuSeconds(): Promise<number>;
  close(): Promise<void>;
}

/** A bare node:http server that sends the same bytes and headers as the site. */
export async function startReference({ status, headers, body }: RawAnswer): Promise<Reference> {
  const server = fork(serverFile, { stdio: 'inherit' });
  const kept = headers.filter(
    (_, index) => !ofTheConnection.has(headers[index - (index % 2)]?.toLowerCase() ?? ''),
  );
  server.send({ status, headers: kept, body: body.toString('base64') });
  const [address]: { port: number }[] = await once(server, 'message');
  return {
    url: `http://127.0.0.1:${address?.port}`,
    async cpuSeconds() {
      server.send('cpu');
      const [microseconds]: number[] = await once(server, 'message');
      return (microseconds ?? Number.NaN) / 1e6;
    },
    async close() {
      server.disconnect();
      await once(server, 'exit');
    },
  };
}
