import { configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
import { currentUserKey } from '#web/queries/current-user.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

// Effects run twice, as in a development build.
beforeEach(() => configure({ reactStrictMode: true }));
afterEach(() => configure({ reactStrictMode: false }));

const renderConfirm = (reply: unknown) =>
  renderPage(<ConfirmEmailPage />, {
    at: '/confirm-email?token=abc',
    api: { 'POST /api/verify-email': reply },
  });

describe('a verification link', () => {
  it('is redeemed once', async () => {
    const { api, url } = renderConfirm({ message: 'Verified' });
    await waitFor(() => expect(url()).toBe('/email-verified'));
    expect(api.bodies('POST /api/verify-email')).toEqual([{ token: 'abc' }]);
  });

  it('shows at once that the email is verified', async () => {
    const { queries, url } = renderConfirm({ message: 'Verified' });
    queries.setQueryData(currentUserKey, signedIn({ isEmailVerified: false }));
    await waitFor(() => expect(url()).toBe('/email-verified'));
    expect(queries.getQueryState(currentUserKey)?.isInvalidated).toBe(true);
  });

  it('that is opened again leads to the page that says so', async () => {
    const { url } = renderConfirm(refused(409, { code: 'ALREADY_VERIFIED', message: 'Verified' }));
    await waitFor(() => expect(url()).toBe('/email-verified'));
  });

  it('that is wrong leads to the page that says so', async () => {
    const { url } = renderConfirm(refused(400, { message: 'Bad link' }));
    await waitFor(() => expect(url()).toBe('/email-verification-failed'));
  });

  it('can be tried again after another failure', async () => {
    const { user, api, url } = renderConfirm(refused(429, { message: 'Too many attempts.' }));
    expect(await screen.findByText('Too many attempts.')).toBeVisible();
    api.answer({ 'POST /api/verify-email': { message: 'Verified' } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(url()).toBe('/email-verified'));
  });
});
