import type { Signup, SignupQuery, SignupStatus } from '#shared/contracts/newsletter.ts';
import { pageSize, rowsOfPage } from '#shared/domain/pagination.ts';
import type { Database } from '../../../db/client.ts';
import { allRows } from '../../../lib/all-rows.ts';
import { csvHeader, csvLines } from '../../../lib/csv.ts';
import { createSignupRepository, type SignupRow } from './signup.repository.ts';

const csvColumns = ['email', 'status', 'signed_up_at', 'confirmed_at', 'unsubscribed_at'];

export type SignupListService = ReturnType<typeof createSignupListService>;

/** The sign-ups, for administrators. */
export function createSignupListService(db: Database) {
  const repository = createSignupRepository(db);
  return {
    async list(query: SignupQuery): Promise<{ total: number; signups: Signup[] }> {
      const stretch = rowsOfPage(query) ?? { offset: 0, limit: pageSize };
      const { rows, total } = await repository.list(query, stretch);
      return { total, signups: rows.map(present) };
    },

    /** All matches, oldest first, so that new sign-ups do not shift the others. */
    async *csv(query: SignupQuery): AsyncGenerator<string, void, void> {
      yield csvHeader(csvColumns);
      const readAfter = (id: number, limit: number) => repository.listAfter(query, id, limit);
      for await (const rows of allRows(readAfter)) {
        yield csvLines(rows.map(present).map(toCells));
      }
    },
  };
}

function present(row: SignupRow): Signup {
  const { id, list, email, createdAt, confirmedAt, unsubscribedAt } = row;
  return {
    id,
    list,
    email,
    status: statusOf(row),
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  };
}

function statusOf({ confirmedAt, unsubscribedAt }: SignupRow): SignupStatus {
  if (unsubscribedAt !== null) return 'unsubscribed';
  return confirmedAt === null ? 'pending' : 'confirmed';
}

function toCells({ email, status, createdAt, confirmedAt, unsubscribedAt }: Signup) {
  return [email, status, createdAt, confirmedAt, unsubscribedAt];
}
