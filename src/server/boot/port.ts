import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { type Config, listeningUrl } from './config.ts';
import { listenFailure } from './start-failure.ts';

interface ReservedPort {
  config: Config;
  /** Call right before listening on it. */
  release: () => Promise<void>;
}

/**
 * Reserves the port before anything else starts, so that a port in use fails at once. With port 0,
 * the site knows its own URL from the start, and no other process gets the port until it listens.
 */
export async function reservePort(config: Config): Promise<ReservedPort> {
  const { host, appUrl } = config;
  const holder = await hold(host, config.port);
  const { port } = holder.address() as AddressInfo;
  let released: Promise<void> | undefined;
  const release = () => {
    released ??= letGo(holder);
    return released;
  };
  // A port requested by number is not handed to others, and refusing clients beats dropping them.
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
