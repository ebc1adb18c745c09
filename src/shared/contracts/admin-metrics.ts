import { z } from 'zod';
import { metricPeriods, usualPeriod } from '../domain/admin-metrics.ts';
import { recommendationReasons } from '../domain/recommendations.ts';
import { optionalText } from './list-query.ts';

const badDays = `Days must be one of ${metricPeriods.join(', ')}`;
const periodTexts = metricPeriods.map(String);

export const adminMetricsQuerySchema = z.object({
  days: optionalText(
    z
      .enum(periodTexts, badDays)
      .transform((text) => metricPeriods.find((days) => String(days) === text) ?? usualPeriod),
  ).describe(`The number of days; ${usualPeriod} by default.`),
});

const rangeSchema = z.object({ start: z.iso.date(), end: z.iso.date() });

const count = z.number().int();
const served = {
  served: count,
  answered: count,
  rightAnswers: count.describe('Right on the first try.'),
};

const figure = z.object({
  now: z.number().int(),
  before: z.number().int().describe('The same number of days earlier.'),
});

export const adminMetricsSchema = z
  .object({
    now: rangeSchema.describe('Both days included. It ends yesterday, in UTC.'),
    before: rangeSchema,
    today: z
      .object({ date: z.iso.date(), visits: count })
      .describe('So far; not part of the figures, which count full days.'),
    provider: z.enum(['stripe', 'sandbox']).describe('sandbox: nothing is charged.'),
    visits: figure,
    registrations: figure.describe('Accounts created, including those deleted later.'),
    active: figure.describe('Users who worked on a question or wrote in a discussion.'),
    answers: figure.describe('Changes of a question’s status to attempted or solved.'),
    firstTries: figure.describe('Questions that users tried for the first time.'),
    rightFirstTries: figure.describe('Those solved without an earlier attempt.'),
    begun: figure.describe('Subscriptions with an accepted card, trials included.'),
    ended: figure.describe('Subscriptions that ended.'),
    revenue: z
      .array(figure.extend({ currency: z.string() }))
      .min(1)
      .describe('In cents per month at the end of the period; annual plans count one twelfth.'),
    pages: z.array(figure.extend({ path: z.string() })).describe('The most visited pages.'),
    referrers: z.array(figure.extend({ referrer: z.string() })).describe('The top referrers.'),
    recommendations: z
      .object({
        byReason: z.array(z.object({ reason: z.enum(recommendationReasons), ...served })),
        byDifference: z
          .array(
            z.object({
              difference: count.describe(
                'How much higher the question is rated than the user, rounded down to hundreds.',
              ),
              ...served,
            }),
          )
          .describe('Without reviews. The outermost ones include everything beyond.'),
      })
      .describe('The next questions that users were given, on the day they were given.'),
  })
  .meta({ id: 'Overview' });

export type AdminMetricsQuery = z.infer<typeof adminMetricsQuerySchema>;
export type AdminMetrics = z.infer<typeof adminMetricsSchema>;
export type Figure = z.infer<typeof figure>;
