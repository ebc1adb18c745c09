import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ConfigError } from '../lib/config-error.ts';
import { notFound } from '../lib/errors.ts';
import { buildDir } from '../lib/root.ts';
import { simulationFiles } from '../modules/practice/simulations/simulation-files.ts';
import type { PageBundle, PageSource } from './page-source.ts';

const clientDir = resolve(buildDir, 'client');
/** For files whose name contains a hash of their content. */
const immutable = 'public, max-age=31536000, immutable';

/** The production build. File names under /assets/ contain a content hash. */
export async function builtPages(): Promise<PageSource> {
  const serverFile = resolve(buildDir, 'server/pages.js');
  if (!existsSync(serverFile)) throw new ConfigError('no build found: run `npm run build`');
  const bundle: Promise<PageBundle> = import(pathToFileURL(serverFile).href);
  const simulations = simulationFiles(buildDir);
  return { mode: 'production', load: () => bundle, addAssets, simulations };
}

/** One route for all files: the plugin's route per file took a tenth of the startup time. */
async function addAssets(app: FastifyInstance, policy: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const hidden = { schema: { hide: true } };
  const send = (reply: FastifyReply, file: string, caching: string) =>
    reply.headers({ 'cache-control': caching, 'content-security-policy': policy }).sendFile(file);

  const assets = new Set(filesLike('assets/*'));
  app.get<{ Params: { name: string } }>('/assets/:name', hidden, (request, reply) => {
    const file = `assets/${request.params.name}`;
    if (!assets.has(file)) throw notFound();
    return send(reply, file, immutable);
  });
  for (const file of filesLike('*.*')) {
    app.get(`/${file}`, hidden, (_request, reply) => send(reply, file, 'public, max-age=3600'));
  }
}

/** Without the compressed copies, which are served by accept-encoding, not by name. */
const filesLike = (pattern: string): string[] =>
  globSync(pattern, { cwd: clientDir, exclude: ['**/*.br', '**/*.gz'] });
