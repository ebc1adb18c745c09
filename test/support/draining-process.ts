import fastify from 'fastify';
import { Registry } from 'prom-client';
import { stopOnSignals } from '#server/boot/stop-signals.ts';
import { createLog } from '#server/lib/log.ts';
import { closeWithin } from '#server/plugins/close-within.ts';
import { addDraining } from '#server/plugins/drain.ts';
import { addLiveStreams } from '#server/plugins/live-streams.ts';

// Only the parts of the site that stopping needs, several times over, so that it starts quickly.
const count = Number(process.argv[2]);
const apps = await Promise.all(Array.from({ length: count }, startSmallSite));

async function startSmallSite() {
  const app = fastify();
  addDraining(app);
  addLiveStreams(app, { live: { on: () => () => {} }, metrics: new Registry() });
  app.get('/readyz', (_request, reply) =>
    reply.code(app.drain.stopping.aborted ? 503 : 200).send(''),
  );
  app.get('/about', async () => {
    // Busy enough that connections wait to be accepted.
    const until = performance.now() + 1;
    while (performance.now() < until);
    return 'Busy';
  });
  app.get('/stream', (request, reply) =>
    app.streams.open(request, reply, {
      owner: 'somebody',
      topic: 'test:stream',
      read: async () => ({ events: [], isMore: false }),
    }),
  );
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

const url = apps.map((app) => app.url).join();
const site = {
  url,
  drain: async () => void (await Promise.all(apps.map(({ app }) => app.drain.run()))),
  stop: async () => void (await Promise.all(apps.map(({ app }) => closeWithin(app, 4_000)))),
};
stopOnSignals(Promise.resolve(site), createLog('error'));
console.log(`Martingale is ready at ${url}`);
