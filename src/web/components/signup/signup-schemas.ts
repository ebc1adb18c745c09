import '../../lib/zod-without-eval.ts';

export { newSignupSchema } from '#shared/contracts/audience.ts';
