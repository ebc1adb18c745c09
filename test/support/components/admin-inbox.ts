import type { AdminInbox } from '#shared/contracts/admin-inbox.ts';

const nothing = { count: 0, oldest: null };

/** What `GET /api/admin/work` returns on a quiet site. */
export const emptyInbox: AdminInbox = {
  errorReports: nothing,
  comments: nothing,
  partners: nothing,
  feedback: nothing,
  payments: nothing,
  mail: nothing,
};

export const waiting = (count: number, title = 'The oldest'): AdminInbox['mail'] => ({
  count,
  oldest: { id: 7, title, since: '2026-01-05T12:00:00.000Z' },
});
