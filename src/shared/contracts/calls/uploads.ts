import type { CallTable } from '../call.ts';
import { uploadSchema } from '../upload.ts';

export const uploadCalls = {
  'POST /api/admin/upload': {
    access: 'admin',
    summary: 'Upload an image',
    description:
      'Multipart field `image`: PNG, JPEG or WebP, at most 5 MB. Only the pixels are stored.',
    tags: ['Admin'],
    fileField: 'image',
    response: uploadSchema,
    status: 201,
  },
} as const satisfies CallTable;
