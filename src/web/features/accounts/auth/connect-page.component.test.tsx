import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, ok, refused } from '#test/support/components/scripted-api.ts';
import { settings, visitor } from '#test/support/components/site.ts';
import { findToast } from '#test/support/components/toast.ts';
import { isToKeepFor, wishToKeep } from '../../../lib/keep-wish.ts';
import { ConnectPage } from './connect-page.tsx';

const identity = {
  provider: { id: 'google', name: 'Google' },
  email: 'ann@example.org',
  isTaken: false,
  username: 'ann-lee',
  returnTo: '/question/7',
};

const renderConnect = (pending: unknown, api = {}) =>
  renderPage(<ConnectPage />, {
    at: '/connect',
    api: {
      'GET /api/user': visitor,
      'GET /api/settings': settings(),
      'GET /api/pending-identity': pending,
      ...api,
    },
  });

const heading = (name: string) => screen.findByRole('heading', { name });

describe('someone new', () => {
  it('creates an account with the suggested username, and goes on', async () => {
    const { user, api, url } = renderConnect(identity, {
      'POST /api/pending-identity/account': ok(signedIn(), { status: 201 }),
    });
    expect(await heading('Choose a username')).toHaveFocus();
    expect(screen.getByText('ann@example.org')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Create account' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await findToast('Registration successful')).toHaveTextContent('Welcome to Martingale!');
    await waitFor(() => expect(url()).toBe('/question/7'));
    expect(api.bodies('POST /api/pending-identity/account')).toEqual([{ username: 'ann-lee' }]);
    expect(api.bodies('GET /api/pending-identity')).toHaveLength(1);
  });

  it.each([true, false])(
    'keeps what they answered only if they asked for it: %s',
    async (isWished) => {
      wishToKeep(isWished);
      const { user } = renderConnect(identity, {
        'POST /api/pending-identity/account': ok(signedIn({ id: 7 }), { status: 201 }),
      });
      const button = await screen.findByRole('button', { name: 'Create account' });
      await waitFor(() => expect(button).toBeEnabled());
      await user.click(button);
      await findToast('Registration successful');
      expect(isToKeepFor(7)).toBe(isWished);
    },
  );

  it('is told if a username is taken', async () => {
    const message = 'Username is already taken';
    const { user } = renderConnect(identity, {
      'POST /api/pending-identity/account': refused(409, {
        message,
        fieldErrors: { username: message },
      }),
    });
    await screen.findByLabelText('Username');
    await fillIn(user, 'Username', 'bob');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await findToast('Registration failed')).toHaveTextContent(message);
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  it('may already have an account', async () => {
    renderConnect(identity);
    expect(await screen.findByRole('link', { name: 'Sign in to link it' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fconnect',
    );
  });
});

it('sends the owner of the address to sign in', async () => {
  renderConnect({ ...identity, isTaken: true });
  expect(await heading('You already have an account')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Sign in to link it' })).toHaveAttribute(
    'href',
    '/auth?returnTo=%2Fconnect',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for a confirmed address', async () => {
  renderConnect({ ...identity, email: null });
  expect(await heading('We need a confirmed email address')).toHaveFocus();
  expect(screen.getByText(/Google did not confirm/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/auth?tab=register&returnTo=%2Fconnect',
  );
});

describe('a user', () => {
  const open = (api = {}) => renderConnect(identity, { 'GET /api/user': signedIn(), ...api });

  it('links the accounts when the button is pressed, and goes on', async () => {
    const { user, url } = open({ 'POST /api/pending-identity/link': ok(null, { status: 204 }) });
    await user.click(await screen.findByRole('button', { name: 'Link accounts' }));
    expect(await findToast('Google linked')).toHaveTextContent('You can now sign in with Google.');
    await waitFor(() => expect(url()).toBe('/question/7'));
  });

  it('may decline', async () => {
    const { user, api, url } = open();
    expect(await heading('Link Google to your account?')).toHaveFocus();
    expect(screen.getByText('ann_lee')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(url()).toBe('/question/7'));
    expect(api.bodies('POST /api/pending-identity/link')).toEqual([]);
  });

  it('is told why it cannot be linked', async () => {
    const message = 'This account at Google is already linked to another account here.';
    const { user } = open({ 'POST /api/pending-identity/link': refused(409, { message }) });
    await user.click(await screen.findByRole('button', { name: 'Link accounts' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

it('says when it is too late, and when the site does not respond', async () => {
  const { user, api } = renderConnect(noAnswer);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  api.answer({ 'GET /api/pending-identity': refused(404, { message: 'Expired' }) });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await heading('This attempt has expired')).toHaveFocus();
});
