import http from 'node:http';
import { ask } from './site-requests.ts';

interface Load {
  /** Resolves when every client has had a response. */
  running: Promise<unknown>;
  /** The status of each response, once every client has left. */
  statuses: Promise<number[]>;
}

interface Client {
  url: string;
  /** Set as soon as the site says that it is not ready. */
  balancer: { isOut: boolean; out: Promise<void> };
  answered(): void;
}

const clientsOfEachKind = 5;

/** Clients that leave when told to. Rejects if a request fails. */
export function putUnderLoad(url: string): Load {
  const balancer = watchReadiness(url);
  const clients = [reuseConnection, openConnections, keepIdleConnection].flatMap((kind) =>
    Array.from({ length: clientsOfEachKind }, () => {
      const { promise: first, resolve: answered } = Promise.withResolvers<void>();
      return { first, statuses: kind({ url, balancer, answered }) };
    }),
  );
  const all = Promise.all([balancer.out, ...clients.map(({ statuses }) => statuses)]);
  const statuses = all.then((ofClients) => ofClients.flatMap((some) => some ?? []));
  // Awaited only once the site stops.
  statuses.catch(() => {});
  const firstAnswers = Promise.all(clients.map(({ first }) => first));
  return { running: Promise.race([firstAnswers, statuses]), statuses };
}

/** Like a load balancer. */
function watchReadiness(url: string): Client['balancer'] {
  const check = async () => {
    while ((await ask(`${url}/readyz`)).status === 200);
    balancer.isOut = true;
  };
  const balancer = { isOut: false, out: check() };
  return balancer;
}

/** Until a response says that its connection closes. */
async function reuseConnection({ url, answered }: Client): Promise<number[]> {
  const { get, close } = connect(url);
  const statuses: number[] = [];
  for (let isOpen = true; isOpen; answered()) {
    const { status, closes } = await get();
    statuses.push(status);
    isOpen = !closes;
  }
  close();
  return statuses;
}

/** One connection for each request. */
async function openConnections({ url, balancer, answered }: Client): Promise<number[]> {
  const statuses: number[] = [];
  for (; !balancer.isOut; answered()) statuses.push((await ask(`${url}/about`)).status);
  return statuses;
}

/** Sends its second request long after the site has begun to stop. */
async function keepIdleConnection({ url, balancer, answered }: Client): Promise<number[]> {
  const { get, close } = connect(url);
  const first = await get();
  answered();
  await balancer.out;
  const second = await get();
  if (!second.closes) throw new Error('The connection stays open although the site stops');
  close();
  return [first.status, second.status];
}

function connect(url: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const get = () =>
    new Promise<{ status: number; closes: boolean }>((resolve, reject) => {
      const request = http.get(`${url}/about`, { agent }, (response) => {
        const { statusCode: status = 0, headers } = response;
        response.resume();
        response.on('end', () => resolve({ status, closes: headers.connection === 'close' }));
      });
      request.on('error', reject);
    });
  return { get, close: () => agent.destroy() };
}
