import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendPublicFile } from '../../../plugins/send-public-file.ts';
import type { SitemapService } from './sitemap.service.ts';

const xml = 'application/xml; charset=utf-8';

/** For search engines. */
export const sitemapRoutes: FastifyPluginAsyncZod<{ sitemap: SitemapService }> = async (
  app,
  { sitemap },
) => {
  const schema = { hide: true };

  app.get('/robots.txt', { schema }, async (request, reply) =>
    sendPublicFile(request, reply, sitemap.robots, 'text/plain; charset=utf-8'),
  );

  app.get('/sitemap.xml', { schema }, async (request, reply) =>
    sendPublicFile(request, reply, await sitemap.sitemap(), xml),
  );

  app.get<{ Params: { page: string } }>(
    '/sitemap-:page(^[1-9]\\d{0,4}$).xml',
    { schema },
    async (request, reply) =>
      sendPublicFile(request, reply, await sitemap.sitemapPage(Number(request.params.page)), xml),
  );
};
