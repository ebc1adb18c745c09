import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Config, listeningAddress } from './config.ts';
import { listenFailure } from './start-failure.ts';

/**
 * Tries the port before anything is made: a taken one is told at once, and where any will do the
 * site knows its own address from the start.
 */
export async function settlePort(config: Config): Promise<Config> {
  const { host, appUrl } = config;
  const port = await tryPort(host, config.port);
  const isUnknown = appUrl === listeningAddress(host, 0);
  return { ...config, port, appUrl: isUnknown ? listeningAddress(host, port) : appUrl };
}

async function tryPort(host: string, port: number): Promise<number> {
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw listenFailure(error, host, port);
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : port;
}
