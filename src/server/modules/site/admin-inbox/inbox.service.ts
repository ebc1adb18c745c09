import type { AdminInbox } from '#shared/contracts/admin-inbox.ts';
import type { Database } from '../../../db/client.ts';
import { createInboxRepository } from './inbox.repository.ts';

export type InboxService = ReturnType<typeof createInboxService>;

/** What is waiting for an administrator. */
export function createInboxService(db: Database) {
  const repository = createInboxRepository(db);
  return {
    async read(): Promise<AdminInbox> {
      const { errorReports, comments, partners, feedback, payments, mail } = await repository.all();
      return {
        errorReports: present(errorReports),
        comments: present(comments),
        partners: present(partners),
        feedback: present(feedback),
        payments: present(payments),
        mail: present(mail),
      };
    },
  };
}

type Waiting = Awaited<ReturnType<ReturnType<typeof createInboxRepository>['all']>>['mail'];

function present({ count, oldest }: Waiting): AdminInbox['mail'] {
  return { count, oldest: oldest && { ...oldest, since: oldest.since.toISOString() } };
}
