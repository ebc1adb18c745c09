import type { ReportedComment } from '#shared/contracts/comment-report.ts';

/** An open report of a comment by "author", made by "reporter". */
export function commentReportOf(
  id: number,
  overrides: Partial<ReportedComment> = {},
): ReportedComment {
  const createdAt = new Date().toISOString();
  return {
    id,
    commentId: id + 100,
    reason: `Reason ${id}`,
    status: 'open',
    createdAt,
    reporter: { id: 21, username: 'reporter' },
    resolver: null,
    resolvedAt: null,
    comment: {
      id: id + 100,
      content: `Comment ${id}`,
      contentHtml: `<p>Comment ${id}</p>`,
      createdAt,
      isDeleted: false,
      author: { id: 22, username: 'author' },
    },
    discussion: { id: 1, title: 'Is the coin fair?', questionId: 2, isDeleted: false },
    ...overrides,
  };
}
