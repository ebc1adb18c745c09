import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { settingListSchema } from '#shared/contracts/setting.ts';
import { toSettingRows } from '#shared/domain/settings.ts';
import type { SettingsService } from './settings.service.ts';

export const settingsRoutes: FastifyPluginAsyncZod<{ settings: SettingsService }> = async (
  api,
  { settings },
) => {
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
};
