import { createHmac, randomBytes } from 'node:crypto';
import { createIsbotFromList, list } from 'isbot';
import type { Database } from '../../../db/client.ts';
import { networkOf } from '../../../lib/network.ts';
import { createVisitorRepository } from './visitor.repository.ts';

export interface Visitor {
  /** Null if not signed in. */
  userId: number | null;
  ip: string;
  userAgent: string;
}

/** isbot detects Slurp by its URL. Headless browsers count: they run our pages. */
const isProgram = createIsbotFromList([
  ...list.filter((pattern) => pattern !== 'headless'),
  'slurp',
]);

/** Whether the user agent is a bot. */
export function isBot(userAgent: string): boolean {
  return userAgent === '' || isProgram(userAgent);
}

export type VisitorService = ReturnType<typeof createVisitorService>;

/**
 * Tells visitors apart anonymously: by a hash, with a daily salt, of the account or network. The
 * user agent is left out, since anyone could vary it to be counted many times.
 */
export function createVisitorService(db: Database, now: () => Date) {
  const repository = createVisitorRepository(db);
  let known: { date: string; salt: Promise<Uint8Array> } | undefined;

  function saltOfToday(): Promise<Uint8Array> {
    const date = now().toISOString().slice(0, 10);
    if (known?.date !== date) {
      const salt = repository.saltOf(date, randomBytes(32));
      known = { date, salt };
      salt.catch(() => {
        known = undefined;
      });
    }
    return known.salt;
  }

  return {
    async hashOf({ userId, ip }: Pick<Visitor, 'userId' | 'ip'>): Promise<Uint8Array> {
      const who = userId === null ? networkOf(ip) : `user ${userId}`;
      return createHmac('sha256', await saltOfToday())
        .update(who)
        .digest();
    },
  };
}
