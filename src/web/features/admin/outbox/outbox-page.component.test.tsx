import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused } from '#test/support/components/scripted-api.ts';
import { OutboxPage } from './outbox-page.tsx';

it('says why emails could not be loaded, and loads them again', async () => {
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
