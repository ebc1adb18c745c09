import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's recommendation for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is meant to be slow: more at once would leave no threads and memory for the rest. */
const limit = pLimit(2);

/** Checked against where there is no user, so that the answer takes as long as for a known one. */
const hashOfNobody = hashPassword('the password of nobody at all');

export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(password, cost));
}

export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const known = passwordHash ?? (await hashOfNobody);
  const matches = await limit(() => verify(known, password));
  return matches && passwordHash !== null;
}
