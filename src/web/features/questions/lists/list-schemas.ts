import '../../../lib/zod-without-eval.ts';

export { listTextSchema } from '#shared/contracts/list.ts';
