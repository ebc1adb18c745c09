import type { Database } from '../../db/client.ts';
import type { Client } from '../../lib/client.ts';
import { inConstantTime } from '../../lib/constant-time.ts';
import { AppError } from '../../lib/errors.ts';
import { shownNetworkOf } from '../../lib/network.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import type { ThrottleService } from '../throttle/throttle.service.ts';
import { createUserRepository } from './user.repository.ts';

interface AttemptDeps {
  db: Database;
  throttle: Pick<ThrottleService, 'countAttempt' | 'isAllowed'>;
}

/** Counts an attempt to sign in, and logs the refusal of one too many. */
export function createAttemptCount({ db, throttle }: AttemptDeps) {
  /** Once an hour for each account and network, since anyone can be refused any number of times. */
  async function recordRefusal(email: string, client: Client): Promise<void> {
    const user = await createUserRepository(db).findByEmail(email);
    if (!user) return;
    const caller = `${user.id} ${shownNetworkOf(client.ip)}`;
    if (!(await throttle.isAllowed('logRefusal', caller))) return;
    await recordEvent({ db }, { userId: user.id, kind: 'sign_in_refused', client });
  }

  return async (email: string, client: Client): Promise<void> => {
    try {
      await throttle.countAttempt(client.ip, email);
    } catch (error) {
      const isRefusal = error instanceof AppError && error.code === 'TOO_MANY';
      if (isRefusal) await inConstantTime(recordRefusal(email, client), 'log');
      throw error;
    }
  };
}
