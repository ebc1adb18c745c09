import { z } from 'zod';

export const longestReport = 5_000;
const tooShort = 'Error description is required (minimum 10 characters)';

/** Whoever else a caller names in the body: the session decides who reports. */
export const newErrorReportSchema = z.object({
  description: z
    .string(tooShort)
    .trim()
    .min(10, tooShort)
    .max(longestReport, `Error description must be no more than ${longestReport} characters`),
});

export const errorReportSchema = z
  .object({
    id: z.number().int(),
    questionId: z.number().int(),
    reportedBy: z.number().int().nullable(),
    reportedByEmail: z.string(),
    description: z.string(),
    status: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ErrorReport' });

export type ErrorReport = z.infer<typeof errorReportSchema>;
