import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { busy } from '../../lib/errors.ts';

/** OWASP's recommendation for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2 is slow by design: more at once would starve everything else of threads and memory. */
const all = { limit: pLimit(2), longestQueue: 200 };

/** New passwords take one place at a time, so that mass registration leaves the rest to sign-in. */
const fresh = { limit: pLimit(1), longestQueue: 100 };

/** Checked if there is no such user, so that the response takes equally long. */
const dummyHash = hashPassword('no account has this password');

export function hashPassword(password: string): Promise<string> {
  return queue(fresh, () => queue(all, () => hash(password, cost)));
}

export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const known = passwordHash ?? (await dummyHash);
  const matches = await queue(all, () => verify(known, password));
  return matches && passwordHash !== null;
}

/** Beyond the longest queue, which is seconds of work, an error beats waiting. */
async function queue<T>({ limit, longestQueue }: typeof all, work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= longestQueue) throw busy();
  return limit(work);
}
