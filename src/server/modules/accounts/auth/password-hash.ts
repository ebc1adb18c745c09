import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { busy } from '../../../lib/errors.ts';

/** OWASP's recommendation for argon2id. */
const recommendedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordHashes = ReturnType<typeof createPasswordHashes>;

/** Tests that are not about passwords pass a minimal cost. */
export function createPasswordHashes(cost = recommendedCost) {
  /** Argon2 is slow by design: more at once would starve everything else of threads and memory. */
  const all = queue(2, 200);

  /** One new password at a time, so that mass registration leaves room for sign-ins. */
  const fresh = queue(1, 100);

  const make = (password: string) => fresh(() => all(() => hash(password, cost)));

  /** Checked if there is no such user, so that the response takes just as long. */
  const dummy = make('no account has this password');

  return {
    make,

    async matches(passwordHash: string | null, password: string): Promise<boolean> {
      const known = passwordHash ?? (await dummy);
      const isRight = await all(() => verify(known, password));
      return isRight && passwordHash !== null;
    },
  };
}

/** A full queue is seconds of work. Beyond that, an error beats waiting. */
function queue(concurrency: number, longest: number) {
  const limit = pLimit(concurrency);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= longest) throw busy();
    return limit(work);
  };
}
