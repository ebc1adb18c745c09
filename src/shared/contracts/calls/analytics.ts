import { z } from 'zod';
import {
  dailyActivitySchema,
  dailyVisitsSchema,
  deviceVisitsSchema,
  pageVisitsSchema,
  referrerVisitsSchema,
  reportQuerySchema,
  uniqueVisitorsSchema,
  visitSchema,
} from '../analytics.ts';
import type { CallTable } from '../call.ts';

const tags = ['Analytics'];

const report = {
  access: 'admin',
  description: 'Days are in UTC, the last 30 if none are given. A CSV file with `format=csv`.',
  tags,
  query: reportQuerySchema,
} as const;

export const analyticsCalls = {
  'POST /api/analytics/visits': {
    access: 'public',
    session: 'ignored',
    bodyLimit: 16 * 1024,
    summary: 'Say that somebody looks at a page',
    description:
      'Known bots, administration pages and whoever sends `DNT` or `Sec-GPC` are left out. No address and no cookie is kept.',
    tags,
    body: visitSchema,
    status: 204,
    response: z.null(),
  },
  'GET /api/analytics/daily-visits': {
    ...report,
    summary: 'Visits of each day, those without any included',
    response: z.array(dailyVisitsSchema),
  },
  'GET /api/analytics/unique-visitors': {
    ...report,
    summary: "The sum of each day's visitors: who comes on two days counts twice",
    response: uniqueVisitorsSchema,
  },
  'GET /api/analytics/top-pages': {
    ...report,
    summary: 'The 100 most visited pages',
    response: z.array(pageVisitsSchema),
  },
  'GET /api/analytics/device-breakdown': {
    ...report,
    summary: 'Visits by kind of device',
    response: z.array(deviceVisitsSchema),
  },
  'GET /api/analytics/referrers': {
    ...report,
    summary: 'The 100 sites that led most visitors here',
    response: z.array(referrerVisitsSchema),
  },
  'GET /api/analytics/activity': {
    ...report,
    summary: 'Registrations, solved questions and subscriptions of each day',
    response: z.array(dailyActivitySchema),
  },
} as const satisfies CallTable;
