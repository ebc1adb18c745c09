import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  adminSettingSchema,
  settingChangeSchema,
  settingChangesSchema,
  settingListSchema,
  settingParamsSchema,
} from '../setting.ts';

export const settingCalls = {
  'GET /api/settings': {
    access: 'public',
    summary: 'Settings that every visitor may read',
    tags: ['Settings'],
    response: settingListSchema,
  },
  'GET /api/admin/settings': {
    access: 'admin',
    summary: 'Every setting with its explanation and default',
    tags: ['Admin'],
    response: z.array(adminSettingSchema),
  },
  'PUT /api/admin/settings': {
    access: 'admin',
    fresh: 'sometimes',
    summary: 'Change several settings, all or none; returns every setting',
    tags: ['Admin'],
    body: settingChangesSchema,
    response: z.array(adminSettingSchema),
  },
  'PUT /api/admin/settings/:key': {
    access: 'admin',
    fresh: 'sometimes',
    summary: 'Change a setting; the next page load shows it',
    tags: ['Admin'],
    params: settingParamsSchema,
    body: settingChangeSchema,
    response: adminSettingSchema,
  },
  'DELETE /api/admin/settings/:key': {
    access: 'admin',
    fresh: 'sometimes',
    summary: 'Reset a setting to its default, which may be empty',
    tags: ['Admin'],
    params: settingParamsSchema,
    response: adminSettingSchema,
  },
} as const satisfies CallTable;
