import type { FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { imageTooLarge, largestImage } from '#shared/domain/uploads.ts';
import { notFound } from '../../../lib/errors.ts';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import { acceptFiles, uploadedFile } from '../../../plugins/uploaded-file.ts';
import type { UploadService } from './upload.service.ts';

interface UploadRoutesDeps {
  uploads: UploadService;
}

export const uploadRoutes: FastifyPluginAsync<UploadRoutesDeps> = async (api, { uploads }) => {
  await acceptFiles(api, {
    largest: largestImage,
    tooLarge: imageTooLarge,
    missing: 'Please select an image to upload',
  });

  addCall(api, 'POST /api/admin/upload', (request) =>
    uploads.add(signedIn(request).actor, uploadedFile(request).bytes),
  );
};

/** Images are immutable, so browsers may cache them forever. */
export const uploadedFileRoutes: FastifyPluginAsyncZod<UploadRoutesDeps> = async (
  app,
  { uploads },
) => {
  app.get(
    '/uploads/:filename',
    { schema: { hide: true, params: z.object({ filename: z.string() }) } },
    async ({ params: { filename }, headers }, reply) => {
      if (!/^[\w-]{1,100}\.(png|jpg|webp)$/.test(filename)) throw notFound('Image not found');
      const etag = `"${filename}"`;
      const isKnown = headers['if-none-match']?.includes(etag) ?? false;
      const { contentType, data } = await uploads.find(filename);
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-disposition': `inline; filename="${filename}"`,
        etag,
      });
      return isKnown ? reply.code(304).send() : reply.type(contentType).send(data);
    },
  );
};
