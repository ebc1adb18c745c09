import { z } from 'zod';

export const uploadSchema = z
  .object({
    filename: z.string(),
    url: z.string().describe('The path of the image: `/uploads/` and the file name.'),
    width: z.number().int(),
    height: z.number().int(),
  })
  .meta({ id: 'Upload' });

export type Upload = z.infer<typeof uploadSchema>;
