import '../../../lib/zod-without-eval.ts';
import { sandboxCardSchema } from '#shared/contracts/subscription.ts';

export const cardSchema = sandboxCardSchema.omit({ clientSecret: true });
