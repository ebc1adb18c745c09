import '../../../lib/zod-without-eval.ts';

export { longestFeedback, newFeedbackSchema } from '#shared/contracts/feedback.ts';
