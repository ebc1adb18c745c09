import '../../../lib/zod-without-eval.ts';

import { newErrorReportSchema } from '#shared/contracts/error-report.ts';

export { longestReport } from '#shared/contracts/error-report.ts';

export const errorReportFormSchema = newErrorReportSchema.pick({ description: true });
