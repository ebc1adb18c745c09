import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { type Config, listeningUrl } from './config.ts';
import { listenFailure } from './start-failure.ts';

interface SettledPort {
  config: Config;
  /** For whoever is about to listen on it. */
  release: () => Promise<void>;
}

/**
 * Takes the port before anything is made: a taken one is told at once. Where any will do, the site
 * knows its own address from the start, and nobody else is given the port until it listens.
 */
export async function settlePort(config: Config): Promise<SettledPort> {
  const { host, appUrl } = config;
  const holder = await hold(host, config.port);
  const { port } = holder.address() as AddressInfo;
  let released: Promise<void> | undefined;
  const release = () => {
    released ??= letGo(holder);
    return released;
  };
  // Nobody is given a port that was asked for by its number, and clients are better refused.
  if (config.port !== 0) await release();
  const isUnknown = appUrl === listeningUrl(host, 0);
  return {
    config: { ...config, port, appUrl: isUnknown ? listeningUrl(host, port) : appUrl },
    release,
  };
}

async function hold(host: string, port: number): Promise<Server> {
  const server = createServer((client) => client.destroy()).unref();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
    return server;
  } catch (error) {
    throw listenFailure(error, host, port);
  }
}

async function letGo(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
