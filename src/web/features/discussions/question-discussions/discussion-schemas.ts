import '../../../lib/zod-without-eval.ts';
import { newDiscussionSchema } from '#shared/contracts/discussion.ts';

/** Only the fields that the user fills in. */
export const discussionFormSchema = newDiscussionSchema.pick({ title: true, content: true });
