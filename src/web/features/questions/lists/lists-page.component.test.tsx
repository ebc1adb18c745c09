import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListSummary } from '#shared/contracts/list.ts';
import { fillIn } from '#test/support/components/fill-in.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { ListsPage } from './lists-page.tsx';

const monday: ListSummary = {
  id: 3,
  name: 'Monday',
  description: 'Before the interview.',
  isShared: true,
  total: 4,
  attempted: 2,
  solved: 1,
};

const renderLists = (lists: ListSummary[], api: Script = {}) =>
  renderPage(<ListsPage />, {
    at: '/lists',
    api: { 'GET /api/lists': lists, 'GET /api/topics': { groups: [], collections: [] }, ...api },
  });

it('shows each list with its progress', async () => {
  const { user, url } = renderLists([monday, { ...monday, id: 4, name: 'Empty', total: 0 }]);
  const [row, empty] = await screen.findAllByRole('listitem');
  expect(row).toHaveTextContent('MondayBefore the interview.Shared1 of 4 solved');
  expect(empty).toHaveTextContent('0 questions');
  await user.click(screen.getByRole('link', { name: 'Monday' }));
  expect(url()).toBe('/lists/3');
});

it('creates a list and opens it', async () => {
  const { user, url, api } = renderLists([], { 'POST /api/lists': ok({ id: 9 }, { status: 201 }) });
  await user.click(await screen.findByRole('button', { name: 'Create a list' }));
  await fillIn(user, 'Name', 'Tuesday');
  await user.click(screen.getByRole('button', { name: 'Create list' }));
  await waitFor(() => expect(url()).toBe('/lists/9'));
  expect(api.bodies('POST /api/lists')).toEqual([{ name: 'Tuesday', description: '' }]);
});

it('says why a list was not created', async () => {
  const message = 'You already have 100 lists, which is the limit.';
  const { user } = renderLists([monday], { 'POST /api/lists': refused(409, { message }) });
  await user.click(await screen.findByRole('button', { name: 'New list' }));
  await fillIn(user, 'Name', 'One more');
  await user.click(screen.getByRole('button', { name: 'Create list' }));
  expect(await findToast('The list was not saved')).toHaveTextContent(message);
});

it('does not offer more lists than allowed', async () => {
  renderLists(Array.from({ length: 100 }, (_, index) => ({ ...monday, id: index + 1 })));
  expect(await screen.findByText('New list', { selector: 'button' })).toBeDisabled();
});

it('can be reloaded after a failure', async () => {
  const { user, api } = renderLists([], {
    'GET /api/lists': refused(503, { message: 'Briefly unavailable' }),
  });
  expect(await screen.findByText('Briefly unavailable')).toBeVisible();
  api.answer({ 'GET /api/lists': [monday] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Monday')).toBeVisible();
});

it('shows the ready-made collections beside them', async () => {
  const starter = { slug: 'starter', name: 'Starter 30', about: 'First.', total: 30, solved: 4 };
  renderLists([], { 'GET /api/topics': { groups: [], collections: [starter] } });
  const link = await screen.findByRole('link', { name: 'Starter 30' });
  expect(link).toHaveAttribute('href', '/collections/starter');
  expect(screen.getByText('4 of 30 solved')).toBeVisible();
});
