import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, hasLength, isListed, moment, numericId, updatedAt } from './columns.ts';
import { questions } from './questions.ts';
import { users } from './users.ts';

const reportStatuses = ['open', 'upheld', 'dismissed'] as const;

export const discussions = pgTable(
  'discussions',
  {
    id: numericId(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    contentHtml: text('content_html').notNull(),
    /** The beginning of the content as plain text, without spoilers. */
    preview: text('preview').notNull().default(''),
    /** The variant it talks about, such as 1.7; null: the usual numbers. */
    variant: text('variant'),
    isPinned: boolean('is_pinned').notNull().default(false),
    isLocked: boolean('is_locked').notNull().default(false),
    commentCount: integer('comment_count').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    lastActivityAt: moment('last_activity_at').notNull().defaultNow(),
    /** Chosen by the client per submission, so that a double submit writes once. */
    submissionKey: text('submission_key'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
    deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
    deletionReason: text('deletion_reason'),
  },
  (t) => {
    const present = sql`${t.deletedAt} is null`;
    return [
      // Read backwards: pinned first, then latest activity.
      index('discussions_question_activity_idx')
        .on(t.questionId, t.isPinned, t.lastActivityAt, t.id)
        .where(present),
      index('discussions_question_created_idx').on(t.questionId, t.createdAt, t.id),
      index('discussions_created_at_idx').on(t.createdAt, t.id).where(present),
      index('discussions_days_idx').using('brin', t.createdAt),
      index('discussions_created_by_idx').on(t.createdBy, t.createdAt),
      index('discussions_deleted_by_idx').on(t.deletedBy),
      uniqueIndex('discussions_submission_key').on(t.createdBy, t.submissionKey),
      check('discussions_title_check', hasLength(t.title, 5, 100)),
      check('discussions_content_check', hasLength(t.content, 10)),
      check('discussions_comment_count_check', sql`${t.commentCount} >= 0`),
      check('discussions_view_count_check', sql`${t.viewCount} >= 0`),
    ];
  },
);

export const comments = pgTable(
  'comments',
  {
    id: numericId(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => discussions.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    contentHtml: text('content_html').notNull(),
    likeCount: integer('like_count').notNull().default(0),
    submissionKey: text('submission_key'),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
    deletionReason: text('deletion_reason'),
  },
  (t) => [
    unique('comments_id_thread_key').on(t.id, t.threadId),
    // No cascade: a comment with replies stays, marked as deleted.
    foreignKey({
      name: 'comments_parent_same_thread_fk',
      columns: [t.parentId, t.threadId],
      foreignColumns: [t.id, t.threadId],
    }),
    index('comments_tree_idx').on(t.threadId, t.parentId, t.createdAt, t.id),
    // The tree index cannot return these in order: the planner does not treat "is null" as a
    // constant.
    index('comments_roots_idx').on(t.threadId, t.createdAt, t.id).where(sql`${t.parentId} is null`),
    index('comments_user_id_idx').on(t.userId, t.createdAt),
    index('comments_days_idx').using('brin', t.createdAt),
    index('comments_deleted_by_idx').on(t.deletedBy),
    uniqueIndex('comments_submission_key').on(t.userId, t.submissionKey),
    check(
      'comments_content_check',
      sql`btrim(${t.content}, E' \\t\\r\\n') <> '' and octet_length(${t.content}) <= 20480`,
    ),
    check('comments_like_count_check', sql`${t.likeCount} >= 0`),
    check('comments_parent_check', sql`${t.parentId} <> ${t.id}`),
  ],
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.commentId, t.userId] }),
    index('comment_likes_user_id_idx').on(t.userId),
  ],
);

/** One row per visitor, thread and hour; `hour` is the start of that hour. */
export const discussionViews = pgTable(
  'discussion_views',
  {
    discussionId: integer('discussion_id')
      .notNull()
      .references(() => discussions.id, { onDelete: 'cascade' }),
    visitorHash: bytea('visitor_hash').notNull(),
    hour: moment('hour').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.discussionId, t.visitorHash, t.hour] }),
    index('discussion_views_hour_idx').on(t.hour),
    check('discussion_views_hour_check', sql`${t.hour} = date_trunc('hour', ${t.hour}, 'UTC')`),
  ],
);

export const commentReports = pgTable(
  'comment_reports',
  {
    id: numericId(),
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    reportedBy: integer('reported_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    status: text('status', { enum: reportStatuses }).notNull().default('open'),
    resolvedBy: integer('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    resolvedAt: moment('resolved_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('comment_reports_comment_id_idx').on(t.commentId),
    index('comment_reports_status_idx').on(t.status, t.createdAt, t.id),
    index('comment_reports_reported_by_idx').on(t.reportedBy),
    index('comment_reports_resolved_by_idx').on(t.resolvedBy),
    uniqueIndex('comment_reports_open_key')
      .on(t.commentId, t.reportedBy)
      .where(sql`${t.status} = 'open'`),
    check('comment_reports_reason_check', hasLength(t.reason, 1, 5000)),
    check('comment_reports_status_check', isListed(t.status, reportStatuses)),
  ],
);
