import { z } from 'zod';
import { byteLength, largestText } from '../domain/text-size.ts';
import { idField, submissionKeyField } from './fields.ts';

export const commentParamsSchema = z.object({ id: idField('Invalid comment id') });

const empty = 'Comment cannot be empty';

const content = z
  .string(empty)
  .trim()
  // Neither whitespace nor invisible characters.
  .regex(/[^\s\p{C}\p{Z}]/u, empty)
  .refine((text) => byteLength(text) <= largestText.comment, 'Comment cannot be longer than 20 kB');

/** A `userId` in the body is ignored: the session decides. */
export const newCommentSchema = z.object({
  content,
  threadId: idField('Invalid discussion id'),
  parentId: idField('Invalid comment id')
    .nullable()
    .default(null)
    .describe('The comment replied to; null for the top level.'),
  submissionKey: submissionKeyField,
});

export const commentEditSchema = z.object({ content });

/** Why a moderator deletes something; its author sees this. */
export const removalSchema = z.object({
  reason: z
    .string('Reason must be a string')
    .trim()
    .max(1_000, 'Reason cannot exceed 1,000 characters')
    .optional(),
});

const commentFields = z.object({
  id: z.number().int(),
  content: z
    .string()
    .describe('Markdown with formulas and spoilers; `[deleted]` if it was deleted.'),
  contentHtml: z.string().describe('The content, rendered and safe.'),
  threadId: z.number().int(),
  userId: z.number().int().nullable(),
  parentId: z.number().int().nullable(),
  depth: z.number().int().describe('The depth in the tree; 0 for the top level.'),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  isDeleted: z.boolean().describe('Still listed because of its replies.'),
  deletionReason: z
    .string()
    .nullable()
    .describe('Why a moderator deleted it; only for its author.'),
  likes: z.number().int(),
  likedByMe: z.boolean(),
  author: z
    .object({ username: z.string() })
    .nullable()
    .describe('Null if the account or the comment was deleted.'),
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
