import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused, type Script } from '#test/support/components/scripted-api.ts';
import { atStripe, sandbox, subscription } from '#test/support/components/subscriptions.ts';
import { rememberGate } from '../../../lib/premium-return.ts';
import { SuccessPage } from './success-page.tsx';

const details = 'GET /api/subscriptions/details';

const renderSuccess = (api: Script, query = '') =>
  renderPage(<SuccessPage />, { at: `/subscription/success${query}`, api });

const expectTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the success page', () => {
  it('claims no subscription where there is none', async () => {
    renderSuccess(sandbox);
    await expectTitle('You have no subscription');
  });

  it('offers another card after a failed payment', async () => {
    const { user, url } = renderSuccess(sandbox, '?redirect_status=failed');
    await expectTitle('Your payment did not go through');
    await user.click(screen.getByRole('link', { name: 'Try another card' }));
    expect(url()).toBe('/subscription');
  });

  it('explains why a second trial did not start', async () => {
    const message = 'This card or email has already had a free trial.';
    const { user, url } = renderSuccess(
      { ...atStripe, [details]: refused(409, { code: 'TRIAL_USED', message }) },
      '?redirect_status=succeeded',
    );
    await expectTitle('Your free trial did not start');
    expect(screen.getByText(message)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See the plans' }));
    expect(url()).toBe('/subscription');
  });

  it.each(['', '?redirect_status=failed'])(
    'says what the subscription costs after its trial, whatever the URL says: %j',
    async (query) => {
      renderSuccess({ ...sandbox, [details]: subscription() }, query);
      await expectTitle('Subscription Activated!');
      const terms = /^Your free trial runs until May 4, 2099\. After that, it’s \$191\.90 a year\./;
      expect(screen.getByText(terms)).toBeVisible();
      const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
      expect(names).toEqual(['Browse the questions', 'Manage your subscription']);
    },
  );

  it('leads back to the question one came from, first', async () => {
    rememberGate('/question/7/a-fair-game?level=Hard');
    const { user, url } = renderSuccess({ ...sandbox, [details]: subscription() });
    await expectTitle('Subscription Activated!');
    expect(await screen.findByText('73 solutions and 45 simulations so far')).toBeVisible();
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Back to your question');
    await user.click(first ?? document.body);
    expect(url()).toBe('/question/7/a-fair-game?level=Hard');
  });

  it('promises no second trial', async () => {
    renderSuccess({ ...sandbox, [details]: subscription({ status: 'active', trialEnd: null }) });
    await expectTitle('Subscription Activated!');
    expect(
      screen.getByText(/^You pay \$191\.90 a year\. It renews on May 4, 2099\./),
    ).toBeVisible();
    expect(screen.queryByText(/free trial/)).not.toBeInTheDocument();
  });

  it('shows a subscription that is not active as such', async () => {
    renderSuccess({ ...sandbox, [details]: subscription({ status: 'past_due' }) });
    await expectTitle('Your subscription is not active');
  });
});

describe('a payment that Stripe has not confirmed yet', () => {
  const returned = '?redirect_status=succeeded';

  function stopTheClock() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => {
      vi.useRealTimers();
    });
  }
  const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

  it('is polled until confirmed', async () => {
    stopTheClock();
    const { api } = renderSuccess(atStripe, returned);
    await expectTitle('Confirming your payment…');
    await passSeconds(4);
    await expectTitle('Confirming your payment…');
    api.answer({ [details]: subscription() });
    await passSeconds(4);
    await expectTitle('Subscription Activated!');
  });

  it('is not polled forever', async () => {
    stopTheClock();
    const { api } = renderSuccess(atStripe, returned);
    await expectTitle('Confirming your payment…');
    await passSeconds(60);
    await expectTitle('Your payment is still being confirmed');
    api.answer({ [details]: subscription() });
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await expectTitle('Subscription Activated!');
  });
});
