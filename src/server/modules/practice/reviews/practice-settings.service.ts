import type { PracticeSettings, PracticeSettingsChange } from '#shared/contracts/practice.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { setTimeZone } from '../../accounts/auth/time-zone.service.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { createPracticeSettingsRepository } from './practice-settings.repository.ts';

interface PracticeSettingsDeps {
  db: Database;
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
}

export type PracticeSettingsService = ReturnType<typeof createPracticeSettingsService>;

export function createPracticeSettingsService({
  db,
  inTransaction,
  rateLimits,
}: PracticeSettingsDeps) {
  return {
    read: ({ id }: { id: number }): Promise<PracticeSettings> =>
      createPracticeSettingsRepository(db).find(id),

    /** For the link in an email, which must always work. */
    turnOffMail: ({ id }: { id: number }): Promise<void> =>
      createPracticeSettingsRepository(db).setReviewMail(id, false),

    async change(
      { id }: { id: number },
      { timeZone, wantsReviewMail }: PracticeSettingsChange,
    ): Promise<PracticeSettings> {
      await rateLimits.allow('setting', String(id));
      return inTransaction(async (transaction) => {
        const own = createPracticeSettingsRepository(transaction.db);
        if (timeZone !== undefined) await setTimeZone(transaction, id, timeZone);
        if (wantsReviewMail !== undefined) await own.setReviewMail(id, wantsReviewMail);
        return own.find(id);
      });
    },
  };
}
