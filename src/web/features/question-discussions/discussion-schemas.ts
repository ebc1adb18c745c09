import '../../lib/zod-without-eval.ts';
import { newDiscussionSchema } from '#shared/contracts/discussion.ts';

/** What somebody types; the rest the page knows. */
export const discussionFormSchema = newDiscussionSchema.pick({ title: true, content: true });
