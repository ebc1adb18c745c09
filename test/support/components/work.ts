import type { AdminWork } from '#shared/contracts/work.ts';

const nothing = { count: 0, oldest: null };

/** What `GET /api/admin/work` returns on a quiet site. */
export const noWork: AdminWork = {
  errorReports: nothing,
  comments: nothing,
  feedback: nothing,
  payments: nothing,
  mail: nothing,
};

export const waiting = (count: number, title = 'The oldest'): AdminWork['mail'] => ({
  count,
  oldest: { id: 7, title, since: '2026-01-05T12:00:00.000Z' },
});
