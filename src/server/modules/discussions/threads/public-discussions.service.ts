import type { Database } from '../../../db/client.ts';
import { createPublicDiscussionsRepository } from './public-discussions.repository.ts';

export type PublicDiscussionsService = ReturnType<typeof createPublicDiscussionsService>;
export type PublicDiscussion = Awaited<ReturnType<PublicDiscussionsService['newest']>>[number];

/** Public discussions: none deleted, none about hidden questions. */
export function createPublicDiscussionsService(db: Database) {
  const { newest, count, listChanges } = createPublicDiscussionsRepository(db);
  return {
    /** Of one question, or of the whole site. */
    newest,
    count,
    /** By id with the last activity, for the sitemap. */
    listChanges,
  };
}
