import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, refused } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { currentUserKey } from '#web/queries/current-user.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const tooMany = refused(429, { message: 'Too many attempts.' });

describe('a forgotten password', () => {
  const call = 'POST /api/forgot-password';

  async function send(reply: unknown) {
    const page = renderPage(<ForgotPasswordPage />, { api: { [call]: reply } });
    await screen.findByLabelText('Email');
    await fillIn(page.user, 'Email', 'ann@example.org');
    await page.user.click(screen.getByRole('button', { name: 'Send link' }));
    return page;
  }

  it('sends an email with a link', async () => {
    const { api } = await send({ message: 'Sent' });
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(screen.getByText('ann@example.org')).toBeVisible();
    expect(api.bodies(call)).toEqual([{ email: 'ann@example.org' }]);
  });

  it('says when no link was sent', async () => {
    await send(tooMany);
    expect(await findToast('Request failed')).toHaveTextContent('Too many attempts.');
    expect(screen.getByLabelText('Email')).toHaveValue('ann@example.org');
  });
});

const check = 'POST /api/reset-password/check';
const badLink = refused(400, { code: 'BAD_LINK', message: 'Bad link' });
const at = '/reset-password?token=abc';

describe('a new password', () => {
  const call = 'POST /api/reset-password';

  async function choose(reply: unknown, afterwards: unknown = badLink) {
    const page = renderPage(<ResetPasswordPage />, {
      at,
      api: { [check]: { lockedUntil: null }, [call]: reply },
    });
    page.queries.setQueryData(currentUserKey, signedIn());
    await screen.findByLabelText('New password');
    page.api.answer({ [check]: afterwards });
    await fillIn(page.user, 'New password', 'second-password');
    await fillIn(page.user, 'Confirm new password', 'second-password');
    await page.user.click(screen.getByRole('button', { name: 'Change password' }));
    return page;
  }

  it('is set, and leads to the sign-in page', async () => {
    const { api, url, queries } = await choose({ message: 'Please sign in.' });
    expect(await findToast('Password changed')).toHaveTextContent('Please sign in.');
    await waitFor(() => expect(url()).toBe('/auth'));
    expect(api.bodies(call)).toEqual([{ token: 'abc', newPassword: 'second-password' }]);
    expect(queries.getQueryData(currentUserKey)).toBeNull();
    // The used link is not checked again, or the page would say that it does not work.
    expect(api.bodies(check)).toEqual([{ token: 'abc' }]);
  });

  it('needs a link that works, from the start', async () => {
    renderPage(<ResetPasswordPage />, { at, api: { [check]: badLink } });
    expect(await screen.findByText('This link does not work')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('needs a link that still works', async () => {
    await choose(badLink);
    expect(await screen.findByText('This link does not work')).toHaveFocus();
  });

  it('is refused for an address that has changed hands in the meantime', async () => {
    const unsettled = refused(409, { code: 'ADDRESS_UNSETTLED', message: 'Not yet' });
    await choose(unsettled, { lockedUntil: '2026-11-21T12:00:00.000Z' });
    expect(await screen.findByText('Is this account yours?')).toHaveFocus();
  });

  it('shows other errors', async () => {
    await choose(tooMany);
    expect(await findToast('Failed to update password')).toHaveTextContent('Too many attempts.');
    expect(screen.getByLabelText('New password')).toHaveValue('second-password');
  });

  it('says that the link could not be checked, and tries again', async () => {
    const { user, api } = renderPage(<ResetPasswordPage />, { at, api: { [check]: noAnswer } });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
    api.answer({ [check]: { lockedUntil: null } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });
});

describe('an address that may still be changed back', () => {
  const call = 'POST /api/release-email';
  const button = () => screen.findByRole('button', { name: 'Give the address up' });
  const show = (reply: unknown) =>
    renderPage(<ResetPasswordPage />, {
      at,
      api: { [check]: { lockedUntil: '2026-11-21T12:00:00.000Z' }, [call]: reply },
    });

  it('is given up only when the button is pressed', async () => {
    const { user, api } = show({ message: 'Done' });
    await button();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByText(/2026/)).toHaveAttribute('dateTime', '2026-11-21T12:00:00.000Z');
    expect(api.bodies(call)).toEqual([]);
    await user.click(await button());
    expect(await screen.findByText('The address is yours again')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/auth?tab=register',
    );
    expect(api.bodies(call)).toEqual([{ token: 'abc' }]);
  });

  it('leads to the password once it is settled', async () => {
    const { user, api } = show(refused(409, { code: 'ADDRESS_SETTLED', message: 'Settled' }));
    await button();
    api.answer({ [check]: { lockedUntil: null } });
    await user.click(await button());
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  it('says when the link has expired', async () => {
    const { user, api } = show(badLink);
    await button();
    api.answer({ [check]: badLink });
    await user.click(await button());
    expect(await screen.findByText('This link does not work')).toHaveFocus();
  });

  it('shows other errors, and can be tried again', async () => {
    const { user, api } = show(tooMany);
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
    api.answer({ [call]: { message: 'Done' } });
    await user.click(await button());
    expect(await screen.findByText('The address is yours again')).toBeVisible();
  });
});
