import { z } from 'zod';
import { byteLength, largestText } from '../domain/text-size.ts';
import { commentSchema } from './comment.ts';
import { idField, oneLineField, submissionKeyField } from './fields.ts';
import { pageQuerySchema } from './list-query.ts';
import { shownVariant, variantField } from './variant.ts';

export const discussionParamsSchema = z.object({ id: idField('Invalid discussion id') });

export const discussionListParamsSchema = z.object({ questionId: idField('Invalid question id') });

/** The whole list, unless a page is requested. */
export const discussionListQuerySchema = pageQuerySchema;

const shortTitle = 'Title must be at least 5 characters';
const shortContent = 'Content must be at least 10 characters';

/** A `createdBy` in the body is ignored: the session decides. */
export const newDiscussionSchema = z.object({
  title: oneLineField(shortTitle)
    .overwrite((title) => title.replaceAll(/\s+/g, ' '))
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
  variant: variantField,
  submissionKey: submissionKeyField,
});

/** A row of a question's list. */
export const discussionSchema = z
  .object({
    id: z.number().int(),
    title: z.string(),
    content: z.string().describe('Markdown with formulas and spoilers.'),
    preview: z.string().describe('The beginning as plain text, without spoilers.'),
    questionId: z.number().int(),
    variant: shownVariant,
    createdBy: z.number().int().nullable(),
    author: z
      .object({ username: z.string() })
      .nullable()
      .describe('Null if the account was deleted.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    lastActivityAt: z.iso.datetime().describe('When it or its newest comment was posted.'),
    isPinned: z.boolean(),
    isLocked: z.boolean(),
    commentCount: z.number().int().describe('Excluding deleted ones.'),
    viewCount: z.number().int(),
  })
  .meta({ id: 'Discussion' });

const nextComments = z
  .string()
  .nullable()
  .describe('Where to fetch the comments that follow; null if there are none.');

export const threadSchema = discussionSchema
  .extend({
    contentHtml: z.string().describe('The content, rendered and safe.'),
    question: z.object({ id: z.number().int(), name: z.string() }),
    deletedAt: z.iso.datetime().nullable().describe('Only administrators see deleted ones.'),
    deletionReason: z.string().nullable(),
    comments: z
      .array(commentSchema)
      .describe('The first few hundred, or 1 MB, in tree order, with nested replies.'),
    nextComments,
  })
  .meta({ id: 'DiscussionThread' });

const after = idField('Invalid comment id').optional();

export const commentPageQuerySchema = z.object({
  after: after.describe('Start after this comment.'),
  branch: after.describe('Only this comment, its ancestors and the replies below it.'),
});

export const commentPageSchema = z
  .object({
    comments: z.array(commentSchema).describe('In tree order, flat: `replies` is empty.'),
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
    'isPinned or isLocked is required',
  );

export type NewDiscussion = z.infer<typeof newDiscussionSchema>;
export type Discussion = z.infer<typeof discussionSchema>;
export type Thread = z.infer<typeof threadSchema>;
export type DiscussionListQuery = z.infer<typeof discussionListQuerySchema>;
export type CommentPage = z.infer<typeof commentPageSchema>;
export type CommentPageQuery = z.infer<typeof commentPageQuerySchema>;
export type DiscussionChange = z.infer<typeof discussionChangeSchema>;
