import type { Database } from '../../../db/client.ts';
import type { Client } from '../../../lib/client.ts';
import { inConstantTime } from '../../../lib/constant-time.ts';
import { AttemptRefused, type ThrottleService } from '../../ground/throttle/throttle.service.ts';
import { recordRefusal } from '../security-log/security-event.service.ts';
import { createUserRepository } from './user.repository.ts';

interface AttemptDeps {
  db: Database;
  throttle: Pick<ThrottleService, 'countAttempt'>;
}

/** Counts an attempt to sign in, and logs the refusal of one too many. */
export function createAttemptCount({ db, throttle }: AttemptDeps) {
  async function log({ by }: AttemptRefused, email: string, client: Client): Promise<void> {
    const user = by === 'account' ? await createUserRepository(db).findByEmail(email) : null;
    await recordRefusal({ db }, { userId: user?.id ?? null, client });
  }

  return async (email: string, client: Client): Promise<void> => {
    try {
      await throttle.countAttempt(client.ip, email);
    } catch (error) {
      if (error instanceof AttemptRefused) await inConstantTime(log(error, email, client), 'log');
      throw error;
    }
  };
}
