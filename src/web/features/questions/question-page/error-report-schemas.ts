import '../../../lib/zod-without-eval.ts';

export { longestReport, newErrorReportSchema } from '#shared/contracts/error-report.ts';
