import { z } from 'zod';
import {
  dailyActivitySchema,
  dailyVisitsSchema,
  deviceVisitsSchema,
  pageVisitsSchema,
  referrerVisitsSchema,
  statisticsQuerySchema,
  uniqueVisitorsSchema,
  visitSchema,
} from '../analytics.ts';
import type { CallTable } from '../call.ts';

const tags = ['Analytics'];

const report = {
  access: 'admin',
  description: 'Days are in UTC; by default, the last 30. With `format=csv`, a CSV file.',
  tags,
  query: statisticsQuerySchema,
} as const;

export const analyticsCalls = {
  'POST /api/analytics/visits': {
    access: 'public',
    session: 'ignored',
    bodyLimit: 16 * 1024,
    summary: 'Record a page view',
    description:
      'Known bots, admin pages and clients that send `DNT` or `Sec-GPC` are not counted. No IP address or cookie is stored.',
    tags,
    body: visitSchema,
    status: 204,
    response: z.null(),
  },
  'GET /api/analytics/daily-visits': {
    ...report,
    summary: 'Visits per day, including days without any',
    response: z.array(dailyVisitsSchema),
  },
  'GET /api/analytics/unique-visitors': {
    ...report,
    summary: "The sum of each day's unique visitors: someone who visits on two days counts twice",
    response: uniqueVisitorsSchema,
  },
  'GET /api/analytics/top-pages': {
    ...report,
    summary: 'The 100 most visited pages',
    response: z.array(pageVisitsSchema),
  },
  'GET /api/analytics/device-breakdown': {
    ...report,
    summary: 'Visits by type of device',
    response: z.array(deviceVisitsSchema),
  },
  'GET /api/analytics/referrers': {
    ...report,
    summary: 'The 100 top referrers',
    response: z.array(referrerVisitsSchema),
  },
  'GET /api/analytics/activity': {
    ...report,
    summary: 'Registrations, solved questions, subscriptions and answers per day',
    response: z.array(dailyActivitySchema),
  },
} as const satisfies CallTable;
