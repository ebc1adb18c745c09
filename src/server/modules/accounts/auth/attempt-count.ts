import type { Database } from '../../../db/client.ts';
import type { Client } from '../../../lib/client.ts';
import { inConstantTime } from '../../../lib/constant-time.ts';
import {
  AttemptRefused,
  type RateLimitService,
} from '../../ground/rate-limits/rate-limit.service.ts';
import { recordRefusal } from '../security-log/security-event.service.ts';
import { createUserRepository } from './user.repository.ts';

interface AttemptDeps {
  db: Database;
  rateLimits: Pick<RateLimitService, 'countAttempt'>;
}

/** Counts sign-in attempts, and logs refusals when there are too many. */
export function createAttemptCount({ db, rateLimits }: AttemptDeps) {
  async function log({ by }: AttemptRefused, email: string, client: Client): Promise<void> {
    const user = by === 'account' ? await createUserRepository(db).findByEmail(email) : null;
    await recordRefusal({ db }, { userId: user?.id ?? null, client });
  }

  return async (email: string, client: Client): Promise<void> => {
    try {
      await rateLimits.countAttempt(client.ip, email);
    } catch (error) {
      if (error instanceof AttemptRefused) await inConstantTime(log(error, email, client), 'log');
      throw error;
    }
  };
}
