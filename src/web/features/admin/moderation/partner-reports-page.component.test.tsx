import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PartnerReport } from '#shared/contracts/partner-report.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { PartnerReportsPage } from './partner-reports-page.tsx';

const moment = new Date().toISOString();
const report: PartnerReport = {
  ...{ id: 1, startsAt: moment, createdAt: moment, resolvedAt: null, resolver: null },
  ...{ role: 'trader', reason: 'effort', text: 'Said <b>nothing</b>', status: 'open' },
  reporter: { id: 21, username: 'Ann' },
  reported: null,
};
const list = 'GET /api/admin/partner-reports?status=open&page=1&pageSize=25';
const resolve = 'PUT /api/admin/partner-reports/1';

const open = (resolved: unknown) =>
  renderPage(<PartnerReportsPage />, {
    at: '/admin/partners',
    route: '/admin/partners',
    api: { [list]: [report], [resolve]: resolved },
  });

it.each([
  ['Report resolved', { ...report, status: 'resolved', resolvedAt: moment }],
  ['Already resolved', refused(409, { code: 'ALREADY_DECIDED', message: 'Resolved.' })],
])('a report says what was wrong, and leaves the list: %s', async (title, answer) => {
  const { user, api } = open(answer);
  expect(await screen.findByText('A deleted user: Did not try')).toBeVisible();
  expect(screen.getByText('Said <b>nothing</b>')).toBeVisible();
  api.answer({ [list]: [] });
  await user.click(screen.getByText('Resolve'));
  expect(await findToast(title)).toBeVisible();
  expect(screen.getByText('No reports are waiting for you.')).toBeVisible();
  expect(api.bodies(resolve)).toEqual([{ status: 'resolved' }]);
});
