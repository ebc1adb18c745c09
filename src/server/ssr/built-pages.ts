import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { ConfigError } from '../config.ts';
import type { PageBundle, PageSource } from './page-source.ts';

const buildDir = resolve(import.meta.dirname, '../../../build');

/** The production build. File names under /assets/ carry a hash of their content. */
export async function builtPages(): Promise<PageSource> {
  const serverFile = resolve(buildDir, 'server/index.js');
  if (!existsSync(serverFile)) throw new ConfigError('there is no build yet: run `npm run build`');
  const bundle: Promise<PageBundle> = import(pathToFileURL(serverFile).href);
  return {
    mode: 'production',
    load: () => bundle,
    async addAssets(app) {
      await app.register(fastifyStatic, {
        root: resolve(buildDir, 'client'),
        wildcard: false,
        preCompressed: true,
        // Chosen by the browser's accept-encoding, not by name: addresses of their own slow down the start.
        globIgnore: ['**/*.{br,gz}'],
        cacheControl: false,
        setHeaders: (reply, path) => {
          const isHashed = path.includes('/client/assets/');
          reply.header(
            'cache-control',
            isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          );
        },
      });
    },
  };
}
