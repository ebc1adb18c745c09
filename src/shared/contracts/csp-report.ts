import { z } from 'zod';
import { pageQuerySchema } from './list-query.ts';

const text = z.string().max(8_000).nullish();

/** What browsers send: to `report-uri`, and to `report-to`. */
export const cspReportBodySchema = z.union([
  z.object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
    }),
  }),
  // A list, which the server wraps because bodies must be objects.
  z.object({
    reports: z
      .array(
        z.object({
          type: z.string().max(100),
          body: z
            .object({
              effectiveDirective: text,
              blockedURL: text,
              documentURL: text,
              sourceFile: text,
            })
            .nullish(),
        }),
      )
      .max(20),
  }),
]);

/** Defaults to the first page. */
export const cspReportQuerySchema = pageQuerySchema;

export const cspReportSchema = z
  .object({
    id: z.number().int(),
    directive: z.string(),
    blocked: z.string().describe('A URL without its query, or a word such as `inline`.'),
    page: z.string().describe('The path.'),
    source: z.string().describe('The script that tried it; empty if unknown.'),
    count: z.number().int(),
    lastSeenAt: z.iso.datetime(),
  })
  .meta({ id: 'CspReport' });

export type CspReportBody = z.infer<typeof cspReportBodySchema>;
export type CspReport = z.infer<typeof cspReportSchema>;
