import type { AdminWork } from '#shared/contracts/work.ts';
import type { Database } from '../../../db/client.ts';
import { createWorkRepository } from './work.repository.ts';

export type WorkService = ReturnType<typeof createWorkService>;

/** What waits for an administrator. */
export function createWorkService(db: Database) {
  const repository = createWorkRepository(db);
  return {
    async read(): Promise<AdminWork> {
      const { errorReports, comments, feedback, payments, mail } = await repository.all();
      return {
        errorReports: present(errorReports),
        comments: present(comments),
        feedback: present(feedback),
        payments: present(payments),
        mail: present(mail),
      };
    },
  };
}

type Waiting = Awaited<ReturnType<ReturnType<typeof createWorkRepository>['all']>>['mail'];

function present({ count, oldest }: Waiting): AdminWork['mail'] {
  return { count, oldest: oldest && { ...oldest, since: oldest.since.toISOString() } };
}
