import { type SQL, sql } from 'drizzle-orm';
import { countedInInbox, type InboxKind, inboxKinds } from '#shared/domain/admin-inbox.ts';
import { goneName } from '#shared/domain/meetings.ts';
import { newReportStatus } from '#shared/domain/report-status.ts';
import type { Database } from '../../../db/client.ts';
import { subscriptions } from '../../../db/tables/billing.ts';
import { commentReports, comments, discussions } from '../../../db/tables/discussions.ts';
import { errorReports } from '../../../db/tables/error-reports.ts';
import { feedbackMessages } from '../../../db/tables/feedback.ts';
import { mailMessages } from '../../../db/tables/mail.ts';
import { partnerReports } from '../../../db/tables/partners.ts';
import { questions } from '../../../db/tables/questions.ts';
import { users } from '../../../db/tables/users.ts';

/** The beginning of a message is enough to recognize it. */
const longestTitle = 120;

interface Queue {
  id: SQL.Aliased | { getSQL(): SQL };
  title: { getSQL(): SQL };
  since: { getSQL(): SQL };
  from: SQL;
  where: SQL;
}

/** Each has an index by `since`. */
const queues: Record<InboxKind, Queue> = {
  errorReports: {
    id: errorReports.id,
    title: questions.name,
    since: errorReports.createdAt,
    from: sql`${errorReports} join ${questions} on ${questions.id} = ${errorReports.questionId}`,
    where: sql`lower(${errorReports.status}) = ${newReportStatus.toLowerCase()}`,
  },
  comments: {
    id: commentReports.id,
    title: discussions.title,
    since: commentReports.createdAt,
    from: sql`${commentReports} join ${comments} on ${comments.id} = ${commentReports.commentId}
      join ${discussions} on ${discussions.id} = ${comments.threadId}`,
    where: sql`${commentReports.status} = 'open'`,
  },
  partners: {
    id: partnerReports.id,
    title: sql`coalesce(${users.username}, ${goneName})`,
    since: partnerReports.createdAt,
    from: sql`${partnerReports} left join ${users} on ${users.id} = ${partnerReports.reportedUser}`,
    where: sql`${partnerReports.resolvedAt} is null`,
  },
  feedback: {
    id: feedbackMessages.id,
    title: feedbackMessages.message,
    since: feedbackMessages.createdAt,
    from: sql`${feedbackMessages}`,
    where: sql`${feedbackMessages.handledAt} is null`,
  },
  payments: {
    id: subscriptions.id,
    title: users.username,
    since: subscriptions.paymentFailedAt,
    from: sql`${subscriptions} join ${users} on ${users.id} = ${subscriptions.userId}`,
    where: sql`${subscriptions.paymentFailedAt} is not null and ${subscriptions.endedAt} is null`,
  },
  mail: {
    id: mailMessages.id,
    title: mailMessages.subject,
    since: mailMessages.lastAttemptAt,
    from: sql`${mailMessages}`,
    where: sql`${mailMessages.status} = 'failed' and ${mailMessages.lastAttemptAt} is not null`,
  },
};

interface Waiting {
  count: number;
  oldest: { id: number; title: string; since: Date } | null;
}

export function createInboxRepository(db: Database) {
  async function read(kind: InboxKind, condition = sql`true`): Promise<Waiting> {
    const { id, title, since, from, where } = queues[kind];
    const waiting = sql`select ${id} as id, left(${title}, ${longestTitle}) as title, ${since} as since
      from ${from} where ${where} and ${condition} order by ${since}, ${id} limit ${countedInInbox}`;
    const { rows } = await db.execute<{ count: number; id: number; title: string; since: Date }>(
      sql`select id, title, since, count(*) over ()::int as count
        from (${waiting}) waiting order by since, id limit 1`,
    );
    const [first] = rows;
    if (!first) return { count: 0, oldest: null };
    const { count, ...oldest } = first;
    return { count, oldest: { ...oldest, since: new Date(oldest.since) } };
  }

  return {
    async all(): Promise<Record<InboxKind, Waiting>> {
      const [errorReports, comments, partners, feedback, payments, mail] = await Promise.all([
        read('errorReports'),
        read('comments'),
        read('partners'),
        read('feedback'),
        read('payments'),
        read('mail'),
      ]);
      return { errorReports, comments, partners, feedback, payments, mail };
    },

    /** How much of each kind has arrived since then, except failed emails about new work. */
    async arrivedSince(moment: Date): Promise<{ kind: InboxKind; count: number }[]> {
      const counts = [];
      for (const kind of inboxKinds) {
        const isNews = sql`${queues[kind].since} > ${moment.toISOString()}`;
        const isOwn = sql`${mailMessages.kind} = ${inboxMailKind}`;
        const { count } = await read(
          kind,
          kind === 'mail' ? sql`${isNews} and not ${isOwn}` : isNews,
        );
        if (count > 0) counts.push({ kind, count });
      }
      return counts;
    },
  };
}

export const inboxMailKind = 'work';
