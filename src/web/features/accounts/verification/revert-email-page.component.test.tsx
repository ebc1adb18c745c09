import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, ok, refused } from '#test/support/components/scripted-api.ts';
import { currentUserKey } from '#web/queries/current-user.ts';
import { RevertEmailPage } from './revert-email-page.tsx';

const call = 'POST /api/revert-email';
const nothing = {
  hadPassword: false,
  passkeys: 0,
  providers: [],
  hadAuthenticator: false,
  hadRecoveryCodes: false,
};
const reverted = { email: 'ann@example.org', removed: nothing, resetToken: 'r-1' };
const show = (script: Record<string, unknown>, at = '/revert-email?token=abc') =>
  renderPage(<RevertEmailPage />, { at, api: script });
const button = () => screen.findByRole('button', { name: 'Change it back' });

it('changes nothing until the button is pressed, then suggests a new password', async () => {
  const { user, api, queries } = show({ [call]: ok(reverted) });
  queries.setQueryData(currentUserKey, signedIn());
  await button();
  expect(api.requests).toEqual([]);
  await user.click(await button());
  const heading = await screen.findByRole('heading', { name: 'Your email address is back' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('ann@example.org')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
    'href',
    '/reset-password?token=r-1',
  );
  expect(screen.queryByRole('list')).toBeNull();
  expect(api.bodies(call)).toEqual([{ token: 'abc' }]);
  expect(queries.getQueryState(currentUserKey)?.isInvalidated).toBe(true);
});

it('says what was removed', async () => {
  const removed = {
    hadPassword: true,
    passkeys: 2,
    providers: ['Google'],
    hadAuthenticator: true,
    hadRecoveryCodes: true,
  };
  const { user } = show({ [call]: ok({ ...reverted, removed }) });
  await user.click(await button());
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Your password',
    '2 passkeys',
    'Sign-in with Google',
    'Your authenticator app',
    'Your recovery codes',
  ]);
});

it('says when a link was used or has expired', async () => {
  const { user } = show({ [call]: refused(400, { code: 'BAD_LINK', message: 'Bad link' }) });
  await user.click(await button());
  const heading = await screen.findByRole('heading', { name: 'This link does not work' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/used already, or is more than 72 hours old/)).toBeVisible();
});

it('says when a link is incomplete', async () => {
  show({}, '/revert-email');
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

it.each([
  [refused(409, { code: 'TAKEN', message: 'Another account uses it now.' }), 'Another account'],
  [noAnswer, 'The site could not be reached.'],
])('shows other errors, and can be tried again', async (reply, message) => {
  const { user, api } = show({ [call]: reply });
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  api.answer({ [call]: ok(reverted) });
  await user.click(await button());
  expect(await screen.findByText('ann@example.org')).toBeVisible();
});
