import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const recipient = { address: 'a•••@example.org', discussionMail: true };

const open = (search: string, api: Script) =>
  renderPage(<UnsubscribePage />, { at: `/unsubscribe${search}`, route: '/unsubscribe', api });

it('unsubscribes when asked to, not when opened', async () => {
  const read = 'GET /api/unsubscribe?token=abc';
  const end = 'POST /api/unsubscribe?token=abc';
  const { user, api } = open('?token=abc', { [read]: recipient, [end]: ok(null, { status: 204 }) });
  expect(await screen.findByText('a•••@example.org')).toBeVisible();
  expect(api.bodies(end)).toEqual([]);
  api.answer({ [read]: { ...recipient, discussionMail: false } });
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are unsubscribed'),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(api.bodies(end)).toHaveLength(1);
});

it.each([
  ['', 400],
  ['?token=wrong', 404],
])('says that a link does not work: /unsubscribe%s', async (search, status) => {
  open(search, { 'GET /api/unsubscribe': refused(status, { message: 'Unknown' }) });
  expect(await screen.findByText('This link does not work')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/account');
});
