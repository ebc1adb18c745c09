import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { uploadSchema } from '#shared/contracts/upload.ts';
import { imageTooLarge, largestImage } from '#shared/domain/uploads.ts';
import { notFound } from '../../errors.ts';
import { signedIn } from '../../plugins/session.ts';
import { acceptFiles, readUploadedFile } from '../../plugins/uploaded-file.ts';
import type { UploadService } from './upload.service.ts';

interface UploadRoutesDeps {
  uploads: UploadService;
}

export const uploadRoutes: FastifyPluginAsyncZod<UploadRoutesDeps> = async (api, { uploads }) => {
  await acceptFiles(api);
  api.post(
    '/admin/upload',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Upload an image',
        description:
          'Multipart field `image`: PNG, JPEG or WebP, at most 5 MB. Kept without anything but its pixels.',
        tags: ['Admin'],
        consumes: ['multipart/form-data'],
        response: { 201: uploadSchema },
      },
    },
    async (request, reply) => {
      const { actor } = signedIn(request);
      const { bytes } = await readUploadedFile(request, {
        field: 'image',
        largest: largestImage,
        tooLarge: imageTooLarge,
        missing: 'Please select an image to upload',
      });
      return reply.code(201).send(await uploads.add(actor, bytes));
    },
  );
};

/** What an image holds never changes, so browsers keep it. */
export const uploadedFileRoutes: FastifyPluginAsyncZod<UploadRoutesDeps> = async (
  app,
  { uploads },
) => {
  app.get(
    '/uploads/:filename',
    { schema: { hide: true, params: z.object({ filename: z.string() }) } },
    async ({ params: { filename }, headers }, reply) => {
      if (!/^[\w-]{1,100}\.(png|jpg|webp)$/.test(filename))
        throw notFound('There is no such image');
      const etag = `"${filename}"`;
      const isKnown = headers['if-none-match']?.includes(etag) ?? false;
      const { contentType, data } = await uploads.find(filename);
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `inline; filename="${filename}"`,
        etag,
      });
      return isKnown ? reply.code(304).send() : reply.type(contentType).send(data);
    },
  );
};
