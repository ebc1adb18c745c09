import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { busy } from '../../lib/errors.ts';

/** OWASP's recommendation for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is slow by design: more at once would starve everything else of threads and memory. */
const limit = pLimit(2);

/** About five seconds of work: beyond that, an error beats waiting. */
const longestQueue = 200;

/** Checked if there is no such user, so that the response takes equally long. */
const dummyHash = hashPassword('no account has this password');

export function hashPassword(password: string): Promise<string> {
  return queue(() => hash(password, cost));
}

export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const known = passwordHash ?? (await dummyHash);
  const matches = await queue(() => verify(known, password));
  return matches && passwordHash !== null;
}

function queue<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= longestQueue) throw busy();
  return limit(work);
}
