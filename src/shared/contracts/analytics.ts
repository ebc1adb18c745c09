import { z } from 'zod';
import { devices } from '../domain/analytics.ts';
import { formatField, optionalText } from './list-query.ts';

const badPath = 'Path must begin with / and be no more than 500 characters';

export const visitSchema = z.object({
  path: z.string(badPath).max(500, badPath).startsWith('/', badPath),
  referrer: z
    .string('Referrer must be a string')
    .max(2_000, 'Referrer must be no more than 2000 characters')
    .default(''),
});

const badDay = 'Dates must be written as YYYY-MM-DD';
/** A timestamp counts as its UTC day. */
const day = z.union(
  [
    z.iso.date(badDay),
    z.iso
      .datetime({ offset: true, error: badDay })
      .transform((text) => new Date(text).toISOString().slice(0, 10)),
  ],
  badDay,
);

export const statisticsQuerySchema = z.object({
  start: optionalText(day).describe(
    'The first day, in UTC; by default, 29 days before the last one.',
  ),
  end: optionalText(day).describe('The last day, in UTC; today by default.'),
  format: formatField,
});

const count = z.number().int();

export const dailyVisitsSchema = z
  .object({ date: z.iso.date(), totalVisits: count })
  .meta({ id: 'DailyVisits' });
export const uniqueVisitorsSchema = z.object({ count }).meta({ id: 'UniqueVisitors' });
export const pageVisitsSchema = z.object({ path: z.string(), count }).meta({ id: 'PageVisits' });
export const deviceVisitsSchema = z
  .object({ device: z.string().describe(`One of ${devices.join(', ')}.`), count })
  .meta({ id: 'DeviceVisits' });
export const referrerVisitsSchema = z
  .object({ referrer: z.string(), count })
  .meta({ id: 'ReferrerVisits' });
export const dailyActivitySchema = z
  .object({
    date: z.iso.date(),
    registrations: count,
    solvedQuestions: count,
    subscriptions: count,
    answers: count,
    firstTries: count,
    rightFirstTries: count,
  })
  .meta({ id: 'DailyActivity' });

export type VisitReport = z.infer<typeof visitSchema>;
export type StatisticsQuery = z.infer<typeof statisticsQuerySchema>;
export type DailyVisits = z.infer<typeof dailyVisitsSchema>;
export type UniqueVisitors = z.infer<typeof uniqueVisitorsSchema>;
export type PageVisits = z.infer<typeof pageVisitsSchema>;
export type DeviceVisits = z.infer<typeof deviceVisitsSchema>;
export type ReferrerVisits = z.infer<typeof referrerVisitsSchema>;
export type DailyActivity = z.infer<typeof dailyActivitySchema>;
