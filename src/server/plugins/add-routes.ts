import type { FastifyInstance, FastifyPluginAsync, FastifyPluginOptions } from 'fastify';

const displayName = Symbol.for('fastify.display-name');

/** Without a display name, Fastify looks for each plugin among all loaded modules. */
export async function addRoutes<Options extends FastifyPluginOptions>(
  scope: FastifyInstance,
  routes: FastifyPluginAsync<Options>,
  options: Options,
): Promise<void> {
  Object.assign(routes, { [displayName]: routes.name });
  await scope.register(routes, options);
}
