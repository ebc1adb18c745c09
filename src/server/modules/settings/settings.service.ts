import type { AdminSetting, SettingChanges } from '#shared/contracts/setting.ts';
import {
  isSettingKey,
  type SettingKey,
  settingDefaults,
  toPublicSettings,
} from '#shared/domain/settings.ts';
import { cacheUntilChange } from '../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Database } from '../../db/client.ts';
import type { RunInTransaction } from '../../db/transaction.ts';
import { AppError, passwordNeeded } from '../../lib/errors.ts';
import { recordAct } from '../audit/audit.service.ts';
import { isEnrolled } from '../factors/enrollment.service.ts';
import { settingGuide } from './setting-guide.ts';
import { requireKey, toSettingValue, toSettingValues } from './setting-rules.ts';
import { createSettingsRepository, type SettingRow } from './settings.repository.ts';

interface SettingsDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'on' | 'settle'>;
  now: () => Date;
}

interface Admin {
  id: number;
  username: string;
  /** Whether they entered their password recently. */
  isFresh: boolean;
}

const turnOnFirst = 'Please turn on two-step sign-in for your own account first.';

type SettingAct = 'setting.update' | 'setting.reset';
type Values = ReadonlyMap<SettingKey, string>;

export type SettingsService = ReturnType<typeof createSettingsService>;

export function createSettingsService({ db, inTransaction, changes, now }: SettingsDeps) {
  const repository = createSettingsRepository(db);
  const cached = cacheUntilChange({ changes, topics: ['settings'], most: 1 }, () =>
    repository.list().then(toPublicSettings),
  );

  /** Who makes a second factor obligatory must have one, or would lock themselves out. */
  async function refuseLockOut(admin: Admin, values: Values): Promise<void> {
    const wanted = values.get('require_second_factor');
    // Whoever finds an administrator signed in must not be able to turn it off.
    if (wanted !== undefined && !admin.isFresh) throw passwordNeeded();
    if (wanted !== 'on' || (await isEnrolled(db, admin.id))) return;
    throw new AppError(409, 'NO_SECOND_FACTOR', turnOnFirst, {
      fieldErrors: { require_second_factor: turnOnFirst },
    });
  }

  async function saveAll(admin: Admin, action: SettingAct, values: Values): Promise<void> {
    await refuseLockOut(admin, values);
    await inTransaction(async (transaction) => {
      const own = createSettingsRepository(transaction.db);
      for (const [key, value] of values) {
        const { before } = await own.save(key, value, now());
        const subject = { type: 'setting', id: key };
        const details = { before, after: value };
        await recordAct(transaction, { actor: admin, action, subject, details });
      }
    });
    await changes.settle();
  }

  async function save(admin: Admin, action: SettingAct, key: SettingKey, value: string) {
    await saveAll(admin, action, new Map([[key, value]]));
    return present(await repository.find(key), key);
  }

  async function listForAdmins(): Promise<AdminSetting[]> {
    const rows = new Map((await repository.list()).map((row) => [row.key, row]));
    return Object.keys(settingGuide)
      .filter(isSettingKey)
      .flatMap((key) => {
        const row = rows.get(key);
        return row ? [present(row, key)] : [];
      });
  }

  return {
    /** Read on every page. */
    publicSettings: () => cached('public'),

    /** Where else the pages' images may come from: only the operator's logo may be elsewhere. */
    async imageOrigins(): Promise<string[]> {
      const { company_logo } = await cached('public');
      const origin = URL.canParse(company_logo) ? new URL(company_logo).origin : '';
      return /^https:\/\/[\w.-]+(:\d+)?$/.test(origin) ? [origin] : [];
    },

    listForAdmins,

    /** All of them, or none if one is invalid. */
    async updateAll(admin: Admin, { values }: SettingChanges): Promise<AdminSetting[]> {
      await saveAll(admin, 'setting.update', toSettingValues(values));
      return listForAdmins();
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

function present({ id, value }: SettingRow, key: SettingKey): AdminSetting {
  return { id, key, value, default: settingDefaults[key], ...settingGuide[key] };
}
