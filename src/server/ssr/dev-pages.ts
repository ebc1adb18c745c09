import middie from '@fastify/middie';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { simulationsFrom } from '../modules/practice/simulations/bundle-simulation.ts';
import { bankFolder, readLabs } from '../modules/questions/bank/read-bank.ts';
import type { PageBundle, PageSource } from './page-source.ts';

/** Pages straight from source, with hot reload on the site's own port. */
export async function devPages(): Promise<PageSource> {
  let load: PageSource['load'] = () => Promise.reject(new Error('Vite has not started yet'));
  return {
    mode: 'development',
    load: () => load(),
    simulations: simulationsFrom(bankFolder, readLabs),
    async addAssets(app) {
      const vite = await createServer({
        server: { middlewareMode: true, hmr: { server: app.server } },
        appType: 'custom',
      });
      const { ssr } = vite.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run server code here');
      load = () => ssr.runner.import<PageBundle>('virtual:react-router/server-build');
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook('onClose', () => vite.close());
      // Vite needs inline styles and a socket, which the production policy forbids.
      app.addHook('onSend', async (_request, reply) => {
        reply.removeHeader('content-security-policy');
      });
    },
  };
}
