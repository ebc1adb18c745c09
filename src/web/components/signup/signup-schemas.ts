import '../../lib/zod-without-eval.ts';

export { newSignupSchema } from '#shared/contracts/newsletter.ts';
