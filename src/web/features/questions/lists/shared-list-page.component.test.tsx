import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SharedList } from '#shared/contracts/list.ts';
import { listRow } from '#test/support/components/lists.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { SharedListPage } from './shared-list-page.tsx';

const list: SharedList = {
  name: 'Monday',
  description: null,
  owner: { username: 'bob' },
  ownId: null,
  questions: [listRow(11, { status: 'solved' }), listRow(12)],
};

const renderShared = (api: Script) =>
  renderPage(<SharedListPage token="abc" />, {
    at: '/shared-list?token=abc',
    api: { 'GET /api/user': signedIn(), 'GET /api/shared-list': list, ...api },
  });

it('shows whose list it is, and copies it', async () => {
  const { user, url, api } = renderShared({
    'POST /api/shared-list/copy': ok({ id: 8 }, { status: 201 }),
  });
  expect(await screen.findByText('A list by bob')).toBeVisible();
  expect(await screen.findByText('1 of 2 solved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy to my lists' }));
  await findToast('Copied to your lists');
  expect(api.bodies('POST /api/shared-list/copy')).toEqual([{ token: 'abc' }]);
  expect(url()).toBe('/lists/8');
});

it('says why it was not copied', async () => {
  const message = 'You already have 100 lists, which is the limit.';
  const { user } = renderShared({ 'POST /api/shared-list/copy': refused(409, { message }) });
  await user.click(await screen.findByRole('button', { name: 'Copy to my lists' }));
  expect(await findToast('The list was not copied')).toHaveTextContent(message);
});

it('sends visitors to sign in and back', async () => {
  renderShared({ 'GET /api/user': refused(401, { message: 'Please sign in to continue.' }) });
  expect(await screen.findByText('2 questions')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth?returnTo=%2Fshared-list%3Ftoken%3Dabc',
  );
});

it('links its owner to the original list', async () => {
  renderShared({ 'GET /api/shared-list': { ...list, ownId: 3 } });
  const link = await screen.findByRole('link', { name: 'This is your list. Edit it' });
  expect(link).toHaveAttribute('href', '/lists/3');
});
