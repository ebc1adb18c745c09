import { z } from 'zod';

export const settingSchema = z
  .object({ key: z.string(), value: z.string() })
  .meta({ id: 'Setting' });

export const settingListSchema = z.array(settingSchema);

export type Setting = z.infer<typeof settingSchema>;
