import { z } from 'zod';
import { byteLength, largestText } from '../domain/text-size.ts';
import { idField, submissionKeyField } from './fields.ts';

export const commentParamsSchema = z.object({ id: idField('Invalid comment id') });

const empty = 'Comment cannot be empty';

const content = z
  .string(empty)
  .trim()
  // Neither blanks nor characters that nobody can see.
  .regex(/[^\s\p{C}\p{Z}]/u, empty)
  .refine((text) => byteLength(text) <= largestText.comment, 'Comment cannot be longer than 20 kB');

/** Whoever a caller names as `userId`: the session decides who writes. */
export const newCommentSchema = z.object({
  content,
  threadId: idField('Invalid discussion id'),
  parentId: idField('Invalid comment id')
    .nullable()
    .default(null)
    .describe('What it answers; null: the discussion itself.'),
  submissionKey: submissionKeyField,
});

export const commentEditSchema = z.object({ content });

/** Why a moderator takes something away; whoever wrote it may read this. */
export const removalSchema = z.object({
  reason: z
    .string('Reason must be a text')
    .trim()
    .max(1_000, 'Reason cannot exceed 1,000 characters')
    .optional(),
});

const commentFields = z.object({
  id: z.number().int(),
  content: z.string().describe('Markdown with formulas and spoilers; `[deleted]` where it was.'),
  contentHtml: z.string().describe('The content, rendered and safe.'),
  threadId: z.number().int(),
  userId: z.number().int().nullable(),
  parentId: z.number().int().nullable(),
  depth: z.number().int().describe('How many comments stand above it; 0: none.'),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  isDeleted: z.boolean().describe('It is still here because of its replies.'),
  deletionReason: z
    .string()
    .nullable()
    .describe('Why a moderator deleted it; only its author is told.'),
  likes: z.number().int(),
  likedByMe: z.boolean(),
  author: z
    .object({ username: z.string() })
    .nullable()
    .describe('Null: the account is gone, or the comment.'),
});

export type Comment = z.infer<typeof commentFields> & { replies: Comment[] };

export const commentSchema: z.ZodType<Comment> = commentFields
  .extend({
    get replies() {
      return z.array(commentSchema);
    },
  })
  .meta({ id: 'Comment' });

export const likesSchema = z
  .object({ likes: z.number().int(), likedByMe: z.boolean() })
  .meta({ id: 'CommentLikes' });

export type NewComment = z.infer<typeof newCommentSchema>;
export type Likes = z.infer<typeof likesSchema>;
