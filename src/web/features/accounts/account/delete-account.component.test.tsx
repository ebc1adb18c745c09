import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused } from '#test/support/components/scripted-api.ts';
import { passwordOnly } from '#test/support/components/sign-in-methods.ts';
import { findToast } from '#test/support/components/toast.ts';
import { currentUserKey } from '#web/queries/current-user.ts';
import { PersonalData } from './personal-data.tsx';

const call = 'DELETE /api/user';
const button = () => screen.getByRole('button', { name: 'Delete my account' });

async function open(reply: unknown) {
  const page = renderPage(<PersonalData />, {
    at: '/account',
    api: { 'GET /api/user/sign-in-methods': passwordOnly, [call]: reply },
  });
  page.queries.setQueryData(currentUserKey, signedIn());
  await page.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const field = await screen.findByLabelText('Your password');
  return { ...page, field };
}

it('deletes the account once the password is entered, and goes to the home page', async () => {
  const { user, api, queries, url } = await open(ok(null, { status: 204 }));
  expect(screen.getByText('Unknown User')).toBeVisible();
  expect(button()).toBeDisabled();
  await fillIn(user, 'Your password', 'first-password');
  await waitFor(() => expect(button()).toBeEnabled());
  await user.click(button());
  expect(await findToast('Account deleted')).toHaveTextContent('you are signed out');
  expect(url()).toBe('/');
  expect(api.bodies(call)).toEqual([{ password: 'first-password' }]);
  expect(queries.getQueryData(currentUserKey)).toBeNull();
});

it('reports a wrong password at its field', async () => {
  const message = 'Current password is incorrect';
  const { user, field } = await open(refused(400, { message, fieldErrors: { password: message } }));
  await fillIn(user, 'Your password', 'not my password');
  await user.click(button());
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveFocus();
});

it('can be canceled', async () => {
  const { user, api } = await open(null);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.bodies(call)).toEqual([]);
});
