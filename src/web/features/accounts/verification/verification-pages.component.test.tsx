import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
import { visitor } from '#test/support/components/site.ts';
import { findToast } from '#test/support/components/toast.ts';
import { EmailVerifiedPage } from './email-verified-page.tsx';
import { RequestVerificationPage } from './request-verification-page.tsx';
import { VerificationFailedPage } from './verification-failed-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const unverified = signedIn({ isEmailVerified: false });

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe.each([
  ['/verify-email', <VerifyEmailPage key="verify" />],
  ['/request-verification', <RequestVerificationPage key="request" />],
])('%s', (at, page) => {
  it('asks visitors to sign in, and returns', async () => {
    renderPage(page, { at, api: { 'GET /api/user': visitor } });
    await title('Authentication Required');
    expect(links()).toContainEqual(['Sign In', `/auth?returnTo=${encodeURIComponent(at)}`]);
  });

  it('has nothing to do for a verified email', async () => {
    renderPage(page, { at, api: { 'GET /api/user': signedIn() } });
    await title('Email Already Verified');
    expect(links()).toEqual([['Browse the questions', '/questions']]);
  });
});

describe('the result of a verification', () => {
  it('leads visitors on', async () => {
    renderPage(<EmailVerifiedPage />, { api: { 'GET /api/user': visitor } });
    await title('Email Verified');
    expect(links()).toEqual([
      ['Browse the questions', '/questions'],
      ['Back to the home page', '/'],
    ]);
  });

  it('leads users on, to their progress too', async () => {
    renderPage(<EmailVerifiedPage />, { api: { 'GET /api/user': signedIn() } });
    await screen.findByText('View your progress');
    expect(links()).toEqual([
      ['Browse the questions', '/questions'],
      ['View your progress', '/progress'],
      ['Back to the home page', '/'],
    ]);
  });

  it('tells visitors with a bad link to sign in', async () => {
    renderPage(<VerificationFailedPage />, { api: { 'GET /api/user': visitor } });
    expect(await screen.findByText(/invalid or has expired/)).toBeVisible();
    expect(links()).toEqual([
      ['Sign In', '/auth?returnTo=%2Frequest-verification'],
      ['Back to the home page', '/'],
    ]);
  });

  it('offers users with a bad link a new one', async () => {
    renderPage(<VerificationFailedPage />, { api: { 'GET /api/user': signedIn() } });
    await screen.findByText('Request a new link');
    expect(links()[0]).toEqual(['Request a new link', '/request-verification']);
  });
});

describe('the page that waits for a verification', () => {
  it('says what to do', async () => {
    renderPage(<VerifyEmailPage />, { api: { 'GET /api/user': unverified } });
    await title('Verify your email');
    expect(document.body).toHaveTextContent(`A verification email was sent to ${unverified.email}`);
    expect(document.body).toHaveTextContent('24 hours');
    expect(document.body).toHaveTextContent('spam');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(links()).toEqual([
      ['Resend the email', '/request-verification'],
      ['Back to the home page', '/'],
    ]);
  });

  it('notices that the link was opened elsewhere', async () => {
    const { api } = renderPage(<VerifyEmailPage />, { api: { 'GET /api/user': unverified } });
    await title('Verify your email');
    api.answer({ 'GET /api/user': signedIn() });
    window.dispatchEvent(new Event('visibilitychange'));
    await title('Email Already Verified');
  });
});

describe('another verification email', () => {
  const renderRequest = (reply: unknown) =>
    renderPage(<RequestVerificationPage />, {
      api: { 'GET /api/user': unverified, 'POST /api/resend-verification': reply },
    });

  it('can be sent more than once', async () => {
    const { user, api } = renderRequest({ message: 'Sent' });
    await user.click(await screen.findByRole('button', { name: 'Send Verification Email' }));
    await title('Verification email sent');
    expect(document.body).toHaveTextContent(`sent to ${unverified.email}`);
    expect(document.body).toHaveTextContent('expires after 24 hours');
    await user.click(screen.getByRole('button', { name: 'Send Again' }));
    await waitFor(() => expect(api.bodies('POST /api/resend-verification')).toHaveLength(2));
  });

  it('says when it cannot be sent', async () => {
    const { user } = renderRequest(refused(429, { message: 'Too many attempts.' }));
    await user.click(await screen.findByRole('button', { name: 'Send Verification Email' }));
    expect(await findToast('Error')).toHaveTextContent(
      'Failed to send verification email. Please try again later.',
    );
    await title('Request verification');
  });

  it('is not needed once the email is verified elsewhere', async () => {
    const { user, api } = renderRequest(refused(409, { message: 'Verified' }));
    const button = await screen.findByRole('button', { name: 'Send Verification Email' });
    api.answer({ 'GET /api/user': signedIn() });
    await user.click(button);
    await title('Email Already Verified');
  });
});
