import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, ok } from '#test/support/components/scripted-api.ts';
import { SecurityLog } from './security-log.tsx';

const first = 'GET /api/user/security-log?page=1&pageSize=10';
const second = 'GET /api/user/security-log?page=2&pageSize=10';
const createdAt = '2026-01-05T12:00:00.000Z';
const failed = {
  key: 'event 1',
  kind: 'sign_in_failed',
  actor: 'anybody',
  network: '203.0.113.0/24',
  device: 'Firefox on Linux',
  count: 1,
  createdAt,
};
const refused = {
  ...failed,
  key: 'event 2',
  kind: 'sign_in_refused',
  count: 4,
  network: 'unknown',
};
const granted = {
  key: 'act 1',
  kind: 'user.grant_admin',
  actor: 'administrator',
  network: null,
  device: null,
  count: 1,
  createdAt,
};

it('says what happened, who did it and from where, page by page', async () => {
  const { user } = renderPage(<SecurityLog />, {
    api: { [first]: ok([failed, refused], { total: 11 }), [second]: ok([granted], { total: 11 }) },
  });
  expect(await screen.findByText('Sign-in with a wrong password')).toBeVisible();
  expect(screen.getByText('You or someone else · Firefox on Linux · 203.0.113.0/24')).toBeVisible();
  expect(screen.getByText('Sign-in refused after too many attempts, 4 times')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Newer' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByText('Admin rights granted')).toBeVisible();
  expect(screen.getByText('An administrator')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
});

it('can be reloaded after a failure, and can be empty', async () => {
  const { user, api } = renderPage(<SecurityLog />, { api: { [first]: noAnswer } });
  await screen.findByText('Your security log could not be loaded.');
  api.answer({ [first]: ok([], { total: 0 }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing in the last 90 days.')).toBeVisible();
});
