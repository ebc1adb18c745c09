import type { PracticeSettings, PracticeSettingsChange } from '#shared/contracts/practice.ts';
import type { Database } from '../../db/client.ts';
import type { RunInTransaction } from '../../db/transaction.ts';
import { createPracticeSettingsRepository } from './practice-settings.repository.ts';

interface PracticeSettingsDeps {
  db: Database;
  inTransaction: RunInTransaction;
}

export type PracticeSettingsService = ReturnType<typeof createPracticeSettingsService>;

export function createPracticeSettingsService({ db, inTransaction }: PracticeSettingsDeps) {
  return {
    read: ({ id }: { id: number }): Promise<PracticeSettings> =>
      createPracticeSettingsRepository(db).find(id),

    change(
      { id }: { id: number },
      { timeZone, wantsReviewMail }: PracticeSettingsChange,
    ): Promise<PracticeSettings> {
      return inTransaction(async (transaction) => {
        const own = createPracticeSettingsRepository(transaction.db);
        if (timeZone !== undefined) await own.setTimeZone(id, timeZone);
        if (wantsReviewMail !== undefined) await own.setReviewMail(id, wantsReviewMail);
        return own.find(id);
      });
    },
  };
}
