import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { OutboxPage } from './outbox-page.tsx';

const mail = {
  id: 7,
  kind: 'password_reset',
  recipient: 'ann@example.org',
  subject: 'Reset your password',
  status: 'sent',
  attempts: 1,
  lastError: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  sentAt: '2026-01-01T00:00:00.000Z',
};

it('says why emails could not be loaded, and reloads them', async () => {
  const { user, api } = renderPage(<OutboxPage />, {
    api: { 'GET /api/admin/mails?page=1': refused(429, { message: 'Too many requests' }) },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Emails could not be loaded.');
  expect(alert).toHaveTextContent('Too many requests');
  api.answer({ 'GET /api/admin/mails?page=1': ok([]) });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('No emails yet.')).toBeVisible();
  expect(alert).not.toBeInTheDocument();
});

it('loads the text of an email when it is opened, and only once', async () => {
  const text = 'Choose one:\nhttps://a.example/reset-password?token=hidden';
  const { user, api } = renderPage(<OutboxPage />, {
    api: {
      'GET /api/admin/mails?page=1': ok([mail]),
      'GET /api/admin/mails/7': refused(503, { message: 'Briefly unavailable' }),
      'POST /api/admin/mails/7/resend': ok(null, { status: 204 }),
    },
  });
  const subject = await screen.findByText('Reset your password');
  expect(api.bodies('GET /api/admin/mails/7')).toHaveLength(0);
  await user.click(subject);
  expect(await screen.findByRole('alert')).toHaveTextContent('Briefly unavailable');
  api.answer({ 'GET /api/admin/mails/7': ok({ ...mail, text }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/token=hidden/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /token=hidden/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Resend/ }));
  await findToast('Email queued');
  expect(api.bodies('GET /api/admin/mails/7')).toHaveLength(2);
});

it('says why an email failed, and resends it', async () => {
  const failed = { ...mail, status: 'failed', attempts: 9, lastError: 'Connection refused' };
  const { user, api } = renderPage(<OutboxPage />, {
    api: {
      'GET /api/admin/mails?page=1': ok([failed]),
      'GET /api/admin/mails/7': ok({ ...failed, text: 'Hello' }),
      'POST /api/admin/mails/7/resend': ok(null, { status: 204 }),
    },
  });
  const reason = await screen.findByText('Connection refused');
  const row = reason.closest('tr');
  expect(row).toHaveTextContent('Failed');
  expect(screen.getByRole('cell', { name: '9' })).toBeVisible();
  await user.click(screen.getByText('Reset your password'));
  api.answer({ 'GET /api/admin/mails?page=1': ok([mail]) });
  await user.click(await screen.findByRole('button', { name: /^Resend/ }));
  expect(await findToast('Email queued')).toHaveTextContent('It will be resent right away.');
  await waitFor(() => expect(reason).not.toBeInTheDocument());
  expect(row).toHaveTextContent('Sent');
});

it('keeps its filter and search in the URL', async () => {
  const { user, api, url } = renderPage(<OutboxPage />, {
    at: '/admin/outbox',
    api: { 'GET /api/admin/mails': ok([mail]) },
  });
  await screen.findByText('Reset your password');
  await user.selectOptions(screen.getByLabelText('Status'), 'Failed');
  await fillIn(user, 'Search by recipient or subject', 'lost@');
  await expect.poll(url).toBe('/admin/outbox?status=failed&search=lost%40');
  await expect
    .poll(() => api.requests.at(-1)?.url)
    .toBe('/api/admin/mails?status=failed&search=lost%40&page=1');
});
