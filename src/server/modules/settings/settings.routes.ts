import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  adminSettingSchema,
  settingChangeSchema,
  settingListSchema,
  settingParamsSchema,
} from '#shared/contracts/setting.ts';
import { toSettingRows } from '#shared/domain/settings.ts';
import { signedIn } from '../../plugins/session.ts';
import type { SettingsService } from './settings.service.ts';

export const settingsRoutes: FastifyPluginAsyncZod<{ settings: SettingsService }> = async (
  api,
  { settings },
) => {
  const config = { access: 'admin' } as const;

  api.get(
    '/settings',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Settings that every visitor may read',
        tags: ['Settings'],
        response: { 200: settingListSchema },
      },
    },
    async () => toSettingRows(await settings.publicSettings()),
  );

  api.get(
    '/admin/settings',
    {
      config,
      schema: {
        summary: 'Every setting with its explanation and default',
        tags: ['Admin'],
        response: { 200: z.array(adminSettingSchema) },
      },
    },
    () => settings.listForAdmins(),
  );

  api.put(
    '/admin/settings/:key',
    {
      config,
      schema: {
        summary: 'Change a setting; the next page that anybody opens shows it',
        tags: ['Admin'],
        params: settingParamsSchema,
        body: settingChangeSchema,
        response: { 200: adminSettingSchema },
      },
    },
    (request) => settings.update(signedIn(request).actor, request.params.key, request.body.value),
  );

  api.delete(
    '/admin/settings/:key',
    {
      config,
      schema: {
        summary: 'Set a setting back to its default; what is optional is then not set',
        tags: ['Admin'],
        params: settingParamsSchema,
        response: { 200: adminSettingSchema },
      },
    },
    (request) => settings.reset(signedIn(request).actor, request.params.key),
  );
};
