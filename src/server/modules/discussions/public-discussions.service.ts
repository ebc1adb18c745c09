import type { Database } from '../../db/client.ts';
import { createPublicDiscussionsRepository } from './public-discussions.repository.ts';

export type PublicDiscussionsService = ReturnType<typeof createPublicDiscussionsService>;
export type PublicDiscussion = Awaited<ReturnType<PublicDiscussionsService['newest']>>[number];

/** What everybody may see of all discussions: nothing deleted, nothing about hidden questions. */
export function createPublicDiscussionsService(db: Database) {
  const { newest, count, listChanges } = createPublicDiscussionsRepository(db);
  return {
    /** Of one question, or of the whole site where none is named. */
    newest,
    count,
    /** By id, and when something happened in them: for the site map. */
    listChanges,
  };
}
