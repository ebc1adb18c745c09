import { createHmac, randomBytes } from 'node:crypto';
import { createIsbotFromList, list } from 'isbot';
import type { Database } from '../../db/client.ts';
import { createVisitorRepository } from './visitor.repository.ts';

export interface Visitor {
  /** Null: not signed in. */
  userId: number | null;
  ip: string;
  userAgent: string;
}

/** isbot knows Slurp by the link it sends. Headless browsers count: they load and run our pages. */
const isProgram = createIsbotFromList([
  ...list.filter((pattern) => pattern !== 'headless'),
  'slurp',
]);

/** Whether nobody in person looks at a page, as far as the user agent says so. */
export function isBot(userAgent: string): boolean {
  return userAgent === '' || isProgram(userAgent);
}

export type VisitorService = ReturnType<typeof createVisitorService>;

/**
 * Tells visitors apart without knowing them: by a hash with a salt that is new every day, of the
 * account or else of the address and the browser.
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
    async hashOf({ userId, ip, userAgent }: Visitor): Promise<Uint8Array> {
      const who = userId === null ? `${ip} ${userAgent}` : `user ${userId}`;
      return createHmac('sha256', await saltOfToday())
        .update(who)
        .digest();
    },
  };
}
