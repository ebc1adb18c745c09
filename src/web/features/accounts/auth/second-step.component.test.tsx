import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused, type Script } from '#test/support/components/scripted-api.ts';
import { settings, visitor } from '#test/support/components/site.ts';
import { findToast } from '#test/support/components/toast.ts';
import { AuthPage } from './auth-page.tsx';

const redeem = 'POST /api/login/second-factor';
const code = 'Code from your authenticator app';
const needed = { code: 'SECOND_FACTOR', message: 'Please enter the code.', token: 'the token' };

async function open(api: Script = {}) {
  const page = renderPage(<AuthPage />, {
    at: '/auth?returnTo=/about',
    api: {
      'GET /api/user': visitor,
      'GET /api/settings': settings(),
      'GET /api/sign-in-providers': [],
      'POST /api/login': refused(401, needed),
      ...api,
    },
  });
  const { user } = page;
  await screen.findByLabelText('Email');
  await fillIn(user, 'Email', 'ann@example.org');
  await fillIn(user, 'Password', 'first-password');
  const submit = async () => {
    const button = screen.getByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  await submit();
  await screen.findByLabelText(code);
  return { ...page, submit };
}

it('follows a sign-in at a provider', async () => {
  const { url } = renderPage(<AuthPage />, {
    at: '/auth?returnTo=/about#step=the-token',
    api: {
      'GET /api/user': visitor,
      'GET /api/settings': settings(),
      'GET /api/sign-in-providers': [],
    },
  });
  expect(await screen.findByLabelText(code)).toHaveFocus();
  expect(url()).toBe('/auth?returnTo=/about');
});

describe('the second step of signing in', () => {
  it('asks for the code, and goes where the password would have led', async () => {
    const { user, api, url, submit } = await open({ [redeem]: signedIn() });
    const field = screen.getByLabelText(code);
    expect(field).toHaveFocus();
    expect(screen.queryByText('Why create an account?')).toBeNull();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await fillIn(user, code, '123 456');
    await submit();
    await waitFor(() => expect(url()).toBe('/about'));
    expect(await findToast('Login successful')).toHaveTextContent('Welcome back, ann_lee!');
    expect(api.bodies(redeem)).toEqual([
      { token: 'the token', proof: { kind: 'code', code: '123456' } },
    ]);
  });

  it('takes a recovery code instead', async () => {
    const { user, api, url, submit } = await open({ [redeem]: signedIn() });
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await fillIn(user, 'Recovery code', '2222-3333-4444-5555-6666-777O');
    await submit();
    await waitFor(() => expect(url()).toBe('/about'));
    expect(api.bodies(redeem)).toEqual([
      { token: 'the token', proof: { kind: 'recovery', code: '222233334444555566667770' } },
    ]);
    expect(screen.queryByLabelText(code)).toBeNull();
  });

  it('reports a wrong code at its field', async () => {
    const message = 'This code is wrong or was already used. Please try another one.';
    const { user, submit } = await open({
      [redeem]: refused(401, {
        code: 'WRONG_CODE',
        message,
        fieldErrors: { 'proof.code': message },
      }),
    });
    await fillIn(user, code, '123456');
    await submit();
    const field = screen.getByLabelText(code);
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveFocus();
  });

  it('goes back to the password when it has expired', async () => {
    const message = 'This sign-in took too long. Please sign in again.';
    const { user, submit } = await open({
      [redeem]: refused(401, { code: 'SIGN_IN_AGAIN', message }),
    });
    await fillIn(user, code, '123456');
    await submit();
    expect(await findToast('Login failed')).toHaveTextContent(message);
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('stays after a throttled attempt, and can be canceled', async () => {
    const message = 'Too many attempts. Please wait a while and try again.';
    const { user, submit } = await open({ [redeem]: refused(429, { code: 'TOO_MANY', message }) });
    await fillIn(user, code, '123456');
    await submit();
    expect(await findToast('Login failed')).toHaveTextContent(message);
    expect(screen.getByLabelText(code)).toHaveValue('123456');
    await user.click(screen.getByRole('button', { name: 'Sign in with another account' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('says what to do without the phone, and rejects malformed codes', async () => {
    const { user } = await open();
    expect(screen.getByText(/ask an administrator of this site to reset it/)).toBeVisible();
    await fillIn(user, code, '12345');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  });
});
