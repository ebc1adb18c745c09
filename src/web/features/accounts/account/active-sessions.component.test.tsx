import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { ActiveSessions } from './active-sessions.tsx';

const list = 'GET /api/user/sessions';
const end = 'DELETE /api/user/sessions/2';
const time = '2026-01-05T12:00:00.000Z';
const own = {
  id: 1,
  device: 'Firefox on Linux',
  isCurrent: true,
  createdAt: time,
  lastSeenAt: time,
};
const phone = { ...own, id: 2, device: 'Safari on iOS', isCurrent: false };
const button = () => screen.findByRole('button', { name: 'End session on Safari on iOS' });

it('ends another session, but not the current one', async () => {
  const { user, api } = renderPage(<ActiveSessions />, {
    api: { [list]: [own, phone], [end]: null },
  });
  await user.click(await button());
  api.answer({ [list]: [own] });
  expect(await findToast('Session ended')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^End session on Firefox/ })).toBeNull();
});

it('ends all sessions but the current one', async () => {
  const { user, api } = renderPage(<ActiveSessions />, {
    api: { [list]: [own, phone], 'DELETE /api/user/sessions': null },
  });
  expect(await screen.findAllByText(/^Last seen/)).toHaveLength(2);
  expect(screen.getAllByText('This device')).toHaveLength(1);
  const press = screen.getByRole('button', { name: 'Sign out everywhere else' });
  api.answer({ [list]: [own] });
  await user.click(press);
  expect(await findToast('Signed out everywhere else')).toHaveTextContent('Only this device');
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  expect(press).toBeDisabled();
});

it('refreshes if a session has already ended elsewhere', async () => {
  const { user, api } = renderPage(<ActiveSessions />, {
    api: { [list]: [own, phone], [end]: refused(404, { message: 'Session not found' }) },
  });
  const press = await button();
  api.answer({ [list]: [own] });
  await user.click(press);
  expect(await screen.findByText('Session not found')).toBeVisible();
  expect(screen.queryByText('Safari on iOS')).toBeNull();
});
