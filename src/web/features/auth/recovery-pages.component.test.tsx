import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
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

  it('is mailed a link', async () => {
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

describe('a new password', () => {
  const call = 'POST /api/reset-password';

  async function choose(reply: unknown) {
    const page = renderPage(<ResetPasswordPage />, {
      at: '/reset-password?token=abc',
      api: { [call]: reply },
    });
    page.queries.setQueryData(currentUserKey, signedIn());
    await screen.findByLabelText('New password');
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
  });

  it('needs a link that works', async () => {
    await choose(refused(400, { code: 'BAD_LINK', message: 'Bad link' }));
    expect(await screen.findByText('This link does not work')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('says what else went wrong', async () => {
    await choose(tooMany);
    expect(await findToast('Failed to update password')).toHaveTextContent('Too many attempts.');
    expect(screen.getByLabelText('New password')).toHaveValue('second-password');
  });
});
