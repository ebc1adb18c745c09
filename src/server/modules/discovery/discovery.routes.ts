import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../errors.ts';
import type { DiscoveryFile, DiscoveryService } from './discovery.service.ts';

const xml = 'application/xml; charset=utf-8';

/** What search engines ask for before anything else. */
export const discoveryRoutes: FastifyPluginAsyncZod<{ discovery: DiscoveryService }> = async (
  app,
  { discovery },
) => {
  const schema = { hide: true };

  app.get('/robots.txt', { schema }, async (request, reply) =>
    sendFile(request, reply, discovery.robots, 'text/plain; charset=utf-8'),
  );

  app.get('/sitemap.xml', { schema }, async (request, reply) =>
    sendFile(request, reply, await discovery.sitemap(), xml),
  );

  app.get<{ Params: { page: string } }>(
    '/sitemap-:page(^[1-9]\\d{0,4}$).xml',
    { schema },
    async (request, reply) =>
      sendFile(request, reply, await discovery.sitemapPage(Number(request.params.page)), xml),
  );
};

function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: DiscoveryFile | null,
  type: string,
): FastifyReply {
  if (!file) throw notFound();
  // Asked anew each time: what an administrator hides must not linger anywhere.
  reply.headers({ 'cache-control': 'no-cache', etag: file.etag });
  if (headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  return reply.type(type).send(file.text);
}
