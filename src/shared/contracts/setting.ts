import { z } from 'zod';

const settingSchema = z.object({ key: z.string(), value: z.string() }).meta({ id: 'Setting' });

export const settingListSchema = z.array(settingSchema);

export const adminSettingSchema = settingSchema
  .extend({
    id: z.number().int(),
    name: z.string(),
    kind: z.enum(['text', 'image', 'link', 'contact', 'switch']),
    explanation: z.string(),
    default: z.string().describe('Empty if there is no default.'),
  })
  .meta({ id: 'AdminSetting' });

export const settingParamsSchema = z.object({ key: z.string() });

const valueRequired = 'Value is required';

export const settingChangeSchema = z.object({
  value: z.string(valueRequired).trim().min(1, valueRequired),
});

export const settingChangesSchema = z.object({
  values: z
    .record(z.string().max(100, 'Setting not found'), z.string(valueRequired).trim())
    .refine((values) => Object.keys(values).length <= 100, 'Setting not found')
    .describe('New values by key; an empty one resets a setting that has no default.'),
});

export type SettingChanges = z.infer<typeof settingChangesSchema>;
export type AdminSetting = z.infer<typeof adminSettingSchema>;
