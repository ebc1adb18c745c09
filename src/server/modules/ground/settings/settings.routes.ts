import type { FastifyPluginAsync } from 'fastify';
import { toSettingRows } from '#shared/domain/settings.ts';
import { addRead } from '../../../plugins/add-read.ts';
import type { SettingsService } from './settings.service.ts';

export const settingsRoutes: FastifyPluginAsync<{ settings: SettingsService }> = async (
  api,
  { settings },
) => {
  addRead(api, 'GET /api/settings', async () => toSettingRows(await settings.publicSettings()));
};
