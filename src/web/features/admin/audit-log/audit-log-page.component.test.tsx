import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok } from '#test/support/components/scripted-api.ts';
import { AuditLogPage } from './audit-log-page.tsx';

const choices = 'GET /api/admin/audit/choices';
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
      [choices]: { actions: [], actors: [], subjects: [] },
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

it('says who did what', async () => {
  renderPage(<AuditLogPage />, {
    api: {
      [choices]: { actions: [], actors: [], subjects: [] },
      'GET /api/admin/audit': ok([
        { ...entry, action: 'robot.act_up', details: { isWell: false } },
      ]),
    },
  });
  const row = (await screen.findByText('Robot')).closest('tr');
  for (const text of ['Deleted account', 'Robot: act up', 'Is well: no']) {
    expect(row).toHaveTextContent(text);
  }
});

it('can be filtered, narrowed to a subject, searched and reset', async () => {
  const all = ok([entry, { ...entry, id: 2, subjectType: 'question', subjectId: '7' }]);
  const { user, api, url } = renderPage(<AuditLogPage />, {
    at: '/admin/audit',
    api: {
      [choices]: { actions: ['robot.act'], actors: ['Robot'], subjects: ['question:7'] },
      'GET /api/admin/audit': all,
    },
  });
  await screen.findByRole('option', { name: 'Robot' });
  await user.selectOptions(screen.getByLabelText('User'), 'Robot');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-05' } });
  await expect.poll(url).toBe('/admin/audit?actor=Robot&start=2026-01-05');
  await expect
    .poll(() => api.requests.at(-1)?.url)
    .toBe('/api/admin/audit?actor=Robot&start=2026-01-05&page=1');
  await user.click(screen.getByRole('link', { name: 'Question 7' }));
  await expect.poll(url).toBe('/admin/audit?subject=question%3A7');
  expect(screen.getByLabelText('Subject')).toHaveValue('question:7');
  api.answer({ 'GET /api/admin/audit': ok([], { total: 0 }) });
  await fillIn(user, 'Search', 'no such thing');
  expect(await screen.findByText('Nothing matches.')).toBeVisible();
  expect(url()).toBe('/admin/audit?subject=question%3A7&search=no+such+thing');
  api.answer({ 'GET /api/admin/audit': all });
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Question 7' })).toBeVisible();
  expect(url()).toBe('/admin/audit');
});
