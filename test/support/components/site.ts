import {
  type PublicSettings,
  publicSettingDefaults,
  toSettingRows,
} from '#shared/domain/settings.ts';
import { refused } from './scripted-api.ts';

/** The response of `GET /api/user` to visitors. */
export const visitor = refused(401, { message: 'Unauthorized' });

/** The response of `GET /api/settings`. */
export const settings = (overrides: Partial<PublicSettings> = {}) =>
  toSettingRows({ ...publicSettingDefaults, ...overrides });
