import type { AdminSetting, SettingChanges } from '#shared/contracts/setting.ts';
import { isSettingKey, type SettingKey, settingDefaults } from '#shared/domain/settings.ts';
import type { Database } from '../../../db/client.ts';
import { AppError, passwordNeeded } from '../../../lib/errors.ts';
import { isEnrolled } from '../../accounts/two-factor/enrollment.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import { settingGuide } from './setting-guide.ts';
import { requireKey, toSettingValue, toSettingValues } from './setting-rules.ts';

interface AdminSettingDeps {
  db: Database;
  settings: Pick<SettingsService, 'list' | 'save'>;
}

interface Admin {
  id: number;
  username: string;
  /** Whether they entered their password recently. */
  isFresh: boolean;
}

const turnOnFirst = 'Please turn on two-step sign-in for your own account first.';

export type AdminSettingService = ReturnType<typeof createAdminSettingService>;

/** The settings, for administrators. */
export function createAdminSettingService({ db, settings }: AdminSettingDeps) {
  /** Requiring a second factor takes one, or administrators would lock themselves out. */
  async function refuseLockOut(admin: Admin, values: ReadonlyMap<SettingKey, string>) {
    const wanted = values.get('require_second_factor');
    // Someone else at an administrator's unlocked device must not be able to turn it off.
    if (wanted !== undefined && !admin.isFresh) throw passwordNeeded();
    if (wanted !== 'on' || (await isEnrolled(db, admin.id))) return;
    throw new AppError(409, 'NO_SECOND_FACTOR', turnOnFirst, {
      fieldErrors: { require_second_factor: turnOnFirst },
    });
  }

  async function list(): Promise<AdminSetting[]> {
    const rows = new Map((await settings.list()).map((row) => [row.key, row]));
    return Object.entries(settingGuide).flatMap(([key, guide]) => {
      const row = rows.get(key);
      if (!row || !isSettingKey(key)) return [];
      return [{ id: row.id, key, value: row.value, default: settingDefaults[key], ...guide }];
    });
  }

  async function save(
    admin: Admin,
    action: 'setting.update' | 'setting.reset',
    key: SettingKey,
    value: string,
  ) {
    const values = new Map([[key, value]]);
    await refuseLockOut(admin, values);
    await settings.save(admin, action, values);
    const saved = (await list()).find((setting) => setting.key === key);
    if (!saved) throw new Error('A setting is missing');
    return saved;
  }

  return {
    list,

    /** All of them, or none if one is invalid. */
    async updateAll(admin: Admin, changes: SettingChanges): Promise<AdminSetting[]> {
      const values = toSettingValues(changes.values);
      await refuseLockOut(admin, values);
      await settings.save(admin, 'setting.update', values);
      return list();
    },

    async update(admin: Admin, key: string, value: string): Promise<AdminSetting> {
      const known = requireKey(key);
      return save(admin, 'setting.update', known, toSettingValue(settingGuide[known].kind, value));
    },

    /** Resets to the default, which may be empty. */
    async reset(admin: Admin, key: string): Promise<AdminSetting> {
      const known = requireKey(key);
      return save(admin, 'setting.reset', known, settingDefaults[known]);
    },
  };
}
