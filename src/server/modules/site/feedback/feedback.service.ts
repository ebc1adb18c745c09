import type { Feedback, FeedbackQuery, NewFeedback } from '#shared/contracts/feedback.ts';
import { pageSize, rowsOfPage } from '#shared/domain/pagination.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { allRows } from '../../../lib/all-rows.ts';
import { csvHeader, csvLines } from '../../../lib/csv.ts';
import { notFound } from '../../../lib/errors.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { createFeedbackRepository, type FeedbackRow } from './feedback.repository.ts';

/** The same text within this time is a double submit. */
const repeatedWithinMs = 60_000;

const csvColumns = ['id', 'created_at', 'handled_at', 'user_id', 'name', 'email', 'message'];

interface FeedbackDeps {
  db: Database;
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
  now: () => Date;
}

interface Sender {
  actor: { id: number } | null;
  ip: string;
}

export type FeedbackService = ReturnType<typeof createFeedbackService>;

/** Feedback from visitors and users to the operators. */
export function createFeedbackService({ db, inTransaction, rateLimits, now }: FeedbackDeps) {
  const repository = createFeedbackRepository(db);
  return {
    async send({ message, name, email }: NewFeedback, { actor, ip }: Sender): Promise<void> {
      await rateLimits.allow('feedback', actor ? `user ${actor.id}` : ip);
      const feedback = {
        message,
        userId: actor?.id ?? null,
        // The account identifies the sender, even after it changes or is deleted.
        name: actor ? null : name || null,
        email: actor ? null : email || null,
        createdAt: now(),
      };
      await inTransaction(async ({ db: own }) => {
        const messages = createFeedbackRepository(own);
        await messages.lockMessage(message);
        const since = new Date(feedback.createdAt.getTime() - repeatedWithinMs);
        if (!(await messages.hasSame(feedback, since))) await messages.insert(feedback);
      });
    },

    async list(query: FeedbackQuery): Promise<{ total: number; feedback: Feedback[] }> {
      const stretch = rowsOfPage(query) ?? { offset: 0, limit: pageSize };
      const { rows, total } = await repository.list(query, stretch);
      return { total, feedback: rows.map(present) };
    },

    /** All matches, oldest first, so that new rows do not shift the others. */
    async *csv(query: FeedbackQuery): AsyncGenerator<string, void, void> {
      yield csvHeader(csvColumns);
      const readAfter = (id: number, limit: number) => repository.listAfter(query, id, limit);
      for await (const rows of allRows(readAfter)) {
        yield csvLines(rows.map(present).map(toCells));
      }
    },

    async setHandled(
      actor: { id: number; username: string },
      id: number,
      isHandled: boolean,
    ): Promise<Feedback> {
      const row = await inTransaction(async (transaction) => {
        const changed = await createFeedbackRepository(transaction.db).setHandled(
          id,
          isHandled ? now() : null,
        );
        if (!changed) throw notFound('Feedback not found');
        await recordAct(transaction, {
          actor,
          action: isHandled ? 'feedback.handle' : 'feedback.reopen',
          subject: { type: 'feedback', id },
        });
        return changed;
      });
      return present(row);
    },
  };
}

function present({ createdAt, handledAt, ...row }: FeedbackRow): Feedback {
  return {
    ...row,
    isHandled: handledAt !== null,
    createdAt: createdAt.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
  };
}

function toCells({ id, createdAt, handledAt, userId, name, email, message }: Feedback) {
  return [id, createdAt, handledAt, userId, name, email, message];
}
