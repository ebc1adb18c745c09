import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListChoice } from '#shared/contracts/list.ts';
import { fillIn } from '#test/support/components/fill-in.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { AddToListButton } from './add-to-list-button.tsx';

const lists: ListChoice[] = [
  { id: 3, name: 'Monday', hasQuestion: true },
  { id: 4, name: 'Tuesday', hasQuestion: false },
];
const done = ok(null, { status: 204 });

async function open(api: Script) {
  const page = renderPage(<AddToListButton questionId={5} />, {
    at: '/question/5?level=Easy',
    api: { 'GET /api/user': signedIn(), 'GET /api/questions/5/lists': lists, ...api },
  });
  expect(page.api.requests).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Add to list…' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Add to list' })) };
}

it('adds a question to a list and removes it', async () => {
  const added = 'PUT /api/lists/4/questions/5';
  const removed = 'DELETE /api/lists/3/questions/5';
  const { dialog, user, api } = await open({ [added]: done, [removed]: done });
  const monday = await dialog.findByLabelText('Monday');
  expect(monday).toBeChecked();
  await user.click(dialog.getByLabelText('Tuesday'));
  await waitFor(() => expect(api.bodies(added)).toHaveLength(1));
  await user.click(monday);
  await waitFor(() => expect(api.bodies(removed)).toHaveLength(1));
});

it('reverts a choice the server refuses, and says why', async () => {
  const message = 'The list already has 500 questions, which is the limit.';
  const { dialog, user } = await open({
    'PUT /api/lists/4/questions/5': refused(409, { message }),
  });
  const tuesday = await dialog.findByLabelText('Tuesday');
  await user.click(tuesday);
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  await waitFor(() => expect(tuesday).not.toBeChecked());
});

it('creates a list on the spot', async () => {
  const { dialog, user, api } = await open({
    'GET /api/questions/5/lists': [],
    'POST /api/lists': ok({ id: 9 }, { status: 201 }),
  });
  await dialog.findByLabelText('Name of your first list');
  expect(dialog.getByRole('button', { name: 'Create and add' })).toBeDisabled();
  await fillIn(user, 'Name of your first list', 'Wednesday');
  api.answer({ 'GET /api/questions/5/lists': [{ id: 9, name: 'Wednesday', hasQuestion: true }] });
  await user.click(dialog.getByRole('button', { name: 'Create and add' }));
  expect(await dialog.findByLabelText('Wednesday')).toBeChecked();
  expect(api.bodies('POST /api/lists')).toEqual([{ name: 'Wednesday', questionId: 5 }]);
  expect(dialog.getByLabelText('New list')).toHaveValue('');
});

it('says next to the field why a list was not created', async () => {
  const message = 'You already have 100 lists, which is the limit.';
  const { dialog, user } = await open({ 'POST /api/lists': refused(409, { message }) });
  await dialog.findByLabelText('New list');
  await fillIn(user, 'New list', 'One more');
  await user.click(dialog.getByRole('button', { name: 'Create and add' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText('New list')).toHaveValue('One more');
});

it('tells visitors that they need an account, and brings them back', async () => {
  const { dialog } = await open({
    'GET /api/user': refused(401, { message: 'Please sign in to continue.' }),
  });
  expect(dialog.getByText(/You need a free account/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth?returnTo=%2Fquestion%2F5%3Flevel%3DEasy',
  );
});
