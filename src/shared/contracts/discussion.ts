import { z } from 'zod';
import { byteLength, largestText } from '../domain/text-size.ts';
import { commentSchema } from './comment.ts';
import { idField, submissionKeyField } from './fields.ts';
import { pageQuerySchema } from './list-query.ts';

export const discussionParamsSchema = z.object({ id: idField('Invalid discussion id') });

export const discussionListParamsSchema = z.object({ questionId: idField('Invalid question id') });

/** Everything, unless a page is asked for. */
export const discussionListQuerySchema = pageQuerySchema;

const shortTitle = 'Title must be at least 5 characters';
const shortContent = 'Content must be at least 10 characters';

/** Whoever a caller names as `createdBy`: the session decides who writes. */
export const newDiscussionSchema = z.object({
  title: z
    .string(shortTitle)
    .overwrite((title) => title.trim().replaceAll(/\s+/g, ' '))
    .min(5, shortTitle)
    .max(100, 'Title cannot exceed 100 characters'),
  content: z
    .string(shortContent)
    .trim()
    .min(10, shortContent)
    .refine(
      (content) => byteLength(content) <= largestText.discussion,
      'Content cannot be longer than 100 kB',
    ),
  questionId: idField('Invalid question id'),
  submissionKey: submissionKeyField,
});

/** As the list of a question shows it. */
export const discussionSchema = z
  .object({
    id: z.number().int(),
    title: z.string(),
    content: z.string().describe('Markdown with formulas and spoilers.'),
    preview: z.string().describe('The beginning in plain words, without spoilers.'),
    questionId: z.number().int(),
    createdBy: z.number().int().nullable(),
    author: z.object({ username: z.string() }).nullable().describe('Null: the account is gone.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    lastActivityAt: z.iso.datetime().describe('When it or its newest comment was written.'),
    isPinned: z.boolean(),
    isLocked: z.boolean(),
    commentCount: z.number().int().describe('Without deleted ones.'),
    viewCount: z.number().int(),
  })
  .meta({ id: 'Discussion' });

const nextComments = z
  .string()
  .nullable()
  .describe('Where to ask for the comments that follow; null: there are none.');

export const threadSchema = discussionSchema
  .extend({
    contentHtml: z.string().describe('The content, rendered and safe.'),
    question: z.object({ id: z.number().int(), name: z.string() }),
    deletedAt: z.iso.datetime().nullable().describe('Only administrators see deleted ones.'),
    deletionReason: z.string().nullable(),
    comments: z
      .array(commentSchema)
      .describe('The first few hundred in the order of the tree, replies inside what they answer.'),
    nextComments,
  })
  .meta({ id: 'DiscussionThread' });

const after = idField('Invalid comment id').optional();

export const commentPageQuerySchema = z.object({
  after: after.describe('Begin behind this comment.'),
  branch: after.describe('Only this comment, what it answers, and the replies below it.'),
});

export const commentPageSchema = z
  .object({
    comments: z
      .array(commentSchema)
      .describe('In the order of the tree, one beside the other: `replies` is empty.'),
    nextComments,
  })
  .meta({ id: 'CommentPage' });

export const discussionChangeSchema = z
  .object({
    isPinned: z.boolean('Pinned must be true or false').optional(),
    isLocked: z.boolean('Locked must be true or false').optional(),
  })
  .refine(
    ({ isPinned, isLocked }) => isPinned !== undefined || isLocked !== undefined,
    'Say whether the discussion is pinned or locked',
  );

export type NewDiscussion = z.infer<typeof newDiscussionSchema>;
export type Discussion = z.infer<typeof discussionSchema>;
export type Thread = z.infer<typeof threadSchema>;
export type DiscussionListQuery = z.infer<typeof discussionListQuerySchema>;
export type CommentPage = z.infer<typeof commentPageSchema>;
export type CommentPageQuery = z.infer<typeof commentPageQuerySchema>;
export type DiscussionChange = z.infer<typeof discussionChangeSchema>;
