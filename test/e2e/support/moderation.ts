import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { openDatabase } from '#server/db/client.ts';
import { commentReports } from '#server/db/tables/discussions.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { insertComment, insertDiscussion } from './discussions.ts';

interface Reported {
  content?: string;
  reason?: string;
  /** Title of the discussion. */
  title?: string;
}

/** A comment in a new discussion, with an open report by another user. */
export async function insertReport(pool: Pool, reported: Reported = {}) {
  const { content = 'Buy *cheap* pills', reason = 'This is an advertisement.', title } = reported;
  const mark = randomBytes(4).toString('hex');
  const { user: author } = await createSignedInUser(pool, { username: `author_${mark}` });
  const { user: reporter } = await createSignedInUser(pool, { username: `reporter_${mark}` });
  const discussion = await insertDiscussion(pool, title === undefined ? {} : { title });
  const commentId = await insertComment(pool, discussion.id, { content, userId: author.id });
  const [report] = await openDatabase(pool)
    .insert(commentReports)
    .values({ commentId, reportedBy: reporter.id, reason })
    .returning({ id: commentReports.id });
  if (!report) throw new Error('The report was not inserted');
  return { author, reporter, discussion, commentId, reportId: report.id };
}
