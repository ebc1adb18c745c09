import type { Facets } from '#shared/contracts/question.ts';
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

/** The response of `GET /api/questions/facets`. */
export const facets = (overrides: Partial<Facets> = {}): Facets => ({
  total: 220,
  categories: [],
  difficulties: [],
  measured: 0,
  computed: 220,
  simulations: 120,
  premium: { solutions: 73, simulations: 45 },
  ...overrides,
});
