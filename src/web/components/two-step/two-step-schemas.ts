import '../../lib/zod-without-eval.ts';

export { oneTimeCodeSchema } from '#shared/contracts/two-factor.ts';
