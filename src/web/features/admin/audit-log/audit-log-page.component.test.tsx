import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok } from '#test/support/components/scripted-api.ts';
import { AuditLogPage } from './audit-log-page.tsx';

const entry = {
  id: 1,
  actorId: null,
  actorName: 'Robot',
  action: 'robot.act',
  subjectType: 'act',
  subjectId: null,
  details: {},
  createdAt: '2026-01-05T12:00:00.000Z',
};

it('says that there are more entries than it counts', async () => {
  const { user } = renderPage(<AuditLogPage />, {
    api: {
      'GET /api/admin/audit/choices': { actions: [], actors: [], subjects: [] },
      'GET /api/admin/audit?page=1': ok([entry], { total: 10_000 }),
      'GET /api/admin/audit?page=400': ok([entry], { total: 10_000 }),
    },
  });
  expect(await screen.findByText('Showing 1 to 25 of 10,000+ entries')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Page 400' }));
  expect(
    await screen.findByText(
      'Showing 9,976 to 10,000 of 10,000+ entries. Search, filter or sort to see the others.',
    ),
  ).toBeVisible();
});
