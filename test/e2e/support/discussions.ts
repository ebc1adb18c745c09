import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { toPreview } from '#markup/preview.ts';
import { renderMarkup } from '#markup/render.ts';
import { openDatabase } from '#server/db/client.ts';
import { comments, discussions } from '#server/db/tables/discussions.ts';
import { insertQuestion, uniqueName } from './questions.ts';

type DiscussionFields = Omit<
  typeof discussions.$inferInsert,
  'questionId' | 'content' | 'contentHtml' | 'preview'
>;

interface NewDiscussion extends Partial<DiscussionFields> {
  /** Defaults to a new question. */
  questionId?: number;
  content?: string;
}

type CommentFields = Omit<typeof comments.$inferInsert, 'threadId' | 'content' | 'contentHtml'>;

interface NewComment extends Partial<CommentFields> {
  content?: string;
}

/** A discussion without comments. */
export async function insertDiscussion(pool: Pool, discussion: NewDiscussion = {}) {
  const { content = 'How would you begin with $x^2$?', questionId, ...fields } = discussion;
  const [row] = await openDatabase(pool)
    .insert(discussions)
    .values({
      title: uniqueName('Discussion'),
      ...fields,
      questionId: questionId ?? (await insertQuestion(pool)).id,
      content,
      contentHtml: renderMarkup(content).html,
      preview: toPreview(content),
    })
    .returning({
      id: discussions.id,
      title: discussions.title,
      questionId: discussions.questionId,
    });
  if (!row) throw new Error('The discussion was not inserted');
  return row;
}

/** Inserts comments, each a millisecond later than the one before, and returns their ids. */
export async function insertComments(pool: Pool, threadId: number, texts: readonly NewComment[]) {
  const db = openDatabase(pool);
  const start = Date.now() - 60_000;
  const rows = await db
    .insert(comments)
    .values(
      texts.map(({ content = 'A comment.', ...fields }, index) => ({
        createdAt: new Date(start + index),
        ...fields,
        threadId,
        content,
        contentHtml: renderMarkup(content).html,
      })),
    )
    .returning({ id: comments.id });
  const live = texts.filter(({ deletedAt }) => !deletedAt).length;
  await db
    .update(discussions)
    .set({
      commentCount: sql`${discussions.commentCount} + ${live}`,
      lastActivityAt: sql`now()`,
    })
    .where(eq(discussions.id, threadId));
  return rows.map(({ id }) => id);
}

/** Inserts comments that each reply to the one before, and returns their ids. */
export async function insertChain(
  pool: Pool,
  threadId: number,
  length: number,
  parentId: number | null = null,
) {
  const ids: number[] = [];
  for (let depth = 0; depth < length; depth += 1) {
    const parent = ids.at(-1) ?? parentId;
    ids.push(await insertComment(pool, threadId, { parentId: parent, content: 'A *short* one.' }));
  }
  return ids;
}

export async function insertComment(pool: Pool, threadId: number, comment: NewComment = {}) {
  const [id] = await insertComments(pool, threadId, [comment]);
  if (id === undefined) throw new Error('The comment was not inserted');
  return id;
}
