import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyInbox, waiting } from '#test/support/components/admin-inbox.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { InboxStrip } from './inbox-strip.tsx';

const open = (work: object) =>
  renderPage(
    <AdminFrame>
      <InboxStrip />
    </AdminFrame>,
    { at: '/admin', api: { 'GET /api/admin/work': { ...emptyInbox, ...work } } },
  );

it('leads to the oldest waiting item of each kind', async () => {
  open({
    errorReports: waiting(2, 'Two dice'),
    comments: waiting(1),
    partners: waiting(2, 'Bob'),
    feedback: waiting(120),
    payments: waiting(1, 'ada&b'),
    mail: waiting(3),
  });
  const strip = await screen.findByRole('list', { name: 'Waiting for you' });
  const links = [...strip.querySelectorAll('a')];
  expect(
    links.map((link) => [link.firstElementChild?.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['2 new error reports', '/admin?tab=reports&status=new&report=7'],
    ['1 reported comment', '/admin/moderation?order=oldest'],
    ['2 reported partners', '/admin/partners?order=oldest'],
    ['99+ feedback messages', '/admin/audience?status=open&sort=createdAt'],
    ['1 failed payment', '/admin/subscribers?search=ada%26b'],
    ['3 failed emails', '/admin/outbox?status=failed&sort=createdAt'],
  ]);
  expect(links[0]).toHaveTextContent(/oldest: .* ago, Two dice/);
  expect(screen.getByRole('link', { name: 'Moderation , 1 reported comment' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Outbox , 3 failed emails' })).toBeVisible();
});

it('is hidden while nothing is waiting', async () => {
  const { api } = open({});
  await expect.poll(() => api.requests).toHaveLength(1);
  expect(screen.queryByRole('list', { name: 'Waiting for you' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Outbox' })).toBeVisible();
});
