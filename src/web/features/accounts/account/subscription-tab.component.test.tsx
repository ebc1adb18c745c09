import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, refused, type Script } from '#test/support/components/scripted-api.ts';
import { atStripe, outage, sandbox, subscription } from '#test/support/components/subscriptions.ts';
import { currentUserKey } from '#web/queries/current-user.ts';
import { SubscriptionTab } from './subscription-tab.tsx';

const details = 'GET /api/subscriptions/details';
const cancel = 'POST /api/subscriptions/cancel';

function renderTab(api: Script) {
  const view = renderPage(<SubscriptionTab />, { at: '/account', api: { ...sandbox, ...api } });
  const press = async (name: string) =>
    view.user.click(await screen.findByRole('button', { name }));
  const confirm = async (name: string) => {
    const dialog = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
    await view.user.click(within(dialog).getByRole('button', { name }));
  };
  return { ...view, press, confirm };
}

describe('a subscription', () => {
  it('says what it costs, how long its trial runs, and when it renews', async () => {
    renderTab({ [details]: subscription({ plan: 'monthly', amount: 1999 }) });
    expect(await screen.findByText('Active')).toBeVisible();
    expect(screen.getByText('$19.99 a month')).toBeVisible();
    expect(screen.getByText('Renews on May 4, 2099')).toBeVisible();
    expect(screen.getByText(/^Your free trial runs until May 4, 2099\./)).toBeVisible();
  });

  it('stays if the user decides to keep it', async () => {
    const { api, press, confirm } = renderTab({ [details]: subscription() });
    await press('Cancel subscription');
    await confirm('Keep subscription');
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(screen.getByText('Renews on May 4, 2099')).toBeVisible();
    expect(api.bodies(cancel)).toEqual([]);
  });

  it('can be canceled and resumed', async () => {
    const { press, confirm } = renderTab({
      [details]: subscription(),
      [cancel]: subscription({ cancelAtPeriodEnd: true }),
      'POST /api/subscriptions/resume': subscription(),
    });
    await press('Cancel subscription');
    await confirm('Cancel subscription');
    expect(await screen.findByText('Access ends on May 4, 2099')).toBeVisible();
    expect(screen.getByText(/^Your subscription is canceled\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument();
    await press('Resume subscription');
    expect(await screen.findByText('Renews on May 4, 2099')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
    expect(screen.queryByText('Your subscription is canceled.')).not.toBeInTheDocument();
  });

  it('shows the cost before it changes its plan', async () => {
    const { api, press, confirm } = renderTab({
      [details]: subscription({ plan: 'monthly', amount: 1999 }),
      'POST /api/subscriptions/change-plan': subscription(),
    });
    await press('Switch to annual');
    expect(
      screen.getByText(
        "You won't be charged today. When your free trial ends on May 4, 2099, you'll pay $191.90 a year instead of $19.99 a month.",
      ),
    ).toBeVisible();
    await confirm('Switch to annual');
    expect(await screen.findByRole('heading', { name: 'Annual plan' })).toBeVisible();
    expect(screen.getByText('$191.90 a year')).toBeVisible();
    expect(api.bodies('POST /api/subscriptions/change-plan')).toEqual([
      { priceId: 'price_annual' },
    ]);
  });

  it('has no trial once it has renewed', async () => {
    renderTab({ [details]: subscription({ status: 'active', trialEnd: null }) });
    expect(await screen.findByText('Active')).toBeVisible();
    expect(screen.getByText('Renews on May 4, 2099')).toBeVisible();
    expect(screen.queryByText(/free trial/)).not.toBeInTheDocument();
  });

  it('shows any other status as raw text', async () => {
    renderTab({ [details]: subscription({ status: 'past_due' }) });
    expect(await screen.findByText('past_due')).toHaveAttribute('data-color', 'amber');
    expect(screen.queryByText('Active')).not.toBeInTheDocument();
  });
});

describe('demo data', () => {
  it('replaces a subscription that cannot be loaded, and canceling it is simulated', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-09T12:00:00Z') });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { api, press, confirm } = renderTab({ [details]: outage });
    expect(await screen.findByText('Demo Mode')).toBeVisible();
    expect(screen.getByText('Demo data')).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getByText('Renews on April 8, 2026')).toBeVisible();
    expect(screen.getByText(/^Your free trial runs until March 16, 2026\./)).toBeVisible();
    await press('Cancel subscription');
    await confirm('Cancel subscription');
    expect(await screen.findByText('Access ends on April 8, 2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument();
    expect(api.bodies(cancel)).toEqual([]);
    api.answer({ [details]: null });
    await press('Try again');
    expect(await screen.findByText(/^You have no subscription/)).toBeVisible();
  });

  it('replaces a cancellation that fails', async () => {
    const { press, confirm } = renderTab({ [details]: subscription(), [cancel]: noAnswer });
    await press('Cancel subscription');
    await confirm('Cancel subscription');
    expect(await screen.findByText('Demo Mode')).toBeVisible();
    expect(screen.getByText('Demo data')).toBeVisible();
    expect(screen.getByText(/^Your subscription is canceled\./)).toBeVisible();
    await press('Try again');
    expect(await screen.findByText('Renews on May 4, 2099')).toBeVisible();
    expect(screen.queryByText('Demo data')).not.toBeInTheDocument();
  });

  it('is not shown when the session has ended', async () => {
    const ended = refused(401, { code: 'UNAUTHORIZED', message: 'Please sign in' });
    const { queries } = renderTab({ [details]: ended });
    queries.setQueryData(currentUserKey, signedIn());
    await waitFor(() => expect(queries.getQueryData(currentUserKey)).toBeNull());
    expect(screen.queryByText('Demo data')).not.toBeInTheDocument();
  });
});

describe('while Stripe is down', () => {
  const down = refused(503, { code: 'PAYMENTS_UNAVAILABLE', message: 'Not answering.' });

  it('shows no demo data, and tries again', async () => {
    const { api, press } = renderTab({ ...atStripe, [details]: down });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your subscription could not be loaded.');
    expect(screen.queryByText(/Demo/)).not.toBeInTheDocument();
    api.answer({ [details]: null });
    await press('Try again');
    expect(await screen.findByText(/^You have no subscription/)).toBeVisible();
  });

  it('does not simulate a cancellation', async () => {
    const { api, press, confirm } = renderTab({
      ...atStripe,
      [details]: subscription(),
      [cancel]: down,
    });
    await press('Cancel subscription');
    await confirm('Cancel subscription');
    expect(await screen.findByText('Not answering.')).toHaveRole('alert');
    api.answer({ [cancel]: subscription({ cancelAtPeriodEnd: true }) });
    await confirm('Try again');
    expect(await screen.findByText(/^Your subscription is canceled\./)).toBeVisible();
  });
});
