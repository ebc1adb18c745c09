import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** The documentation's script adds a style element without a nonce; scripts stay strict. */
const staticCSP =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** OpenAPI from the schemas that validate requests and responses. Register before the routes. */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Martingale API',
        version: '1.0.0',
        description:
          'All API calls; `x-access` says who may make each one, and `x-fresh` which ones need a password entered in the last 15 minutes. Failed calls return `{code, message, error, fieldErrors?}`.',
      },
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      const { access, fresh } = input.route.config ?? {};
      return { schema: { ...schema, 'x-access': access, ...(fresh && { 'x-fresh': fresh }) }, url };
    },
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP });
}
