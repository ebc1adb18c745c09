import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import {
  atStripe,
  outage,
  prices,
  sandbox,
  started,
  subscription,
} from '#test/support/components/subscriptions.ts';
import { SubscriptionPage } from './subscription-page.tsx';

const renderPlans = (api: Script = {}, at = '/subscription') =>
  renderPage(<SubscriptionPage />, { at, api: { ...sandbox, ...api } });

const planCard = (plan: string) => screen.getByRole('radio', { name: plan }).closest('label');

describe('the plans', () => {
  it('say what they cost and what the annual one saves', async () => {
    renderPlans();
    expect(await screen.findByRole('radio', { name: 'Annual' })).toBeChecked();
    const annual = planCard('Annual');
    expect(annual).toHaveTextContent('Most Popular');
    expect(annual).toHaveTextContent('$191.90 a year');
    expect(annual).toHaveTextContent('$15.99 a month');
    expect(annual).toHaveTextContent('Save 20% compared to monthly');
    expect(planCard('Monthly')).toHaveTextContent('$19.99 a month');
  });

  it('are examples without a network, until the prices load', async () => {
    const { user, api } = renderPlans({ 'GET /api/subscriptions/prices': noAnswer });
    expect(await screen.findByText('Using demo pricing')).toBeVisible();
    expect(screen.getByText('Demo data')).toBeVisible();
    expect(planCard('Monthly')).toHaveTextContent('$19.99');
    expect(planCard('Annual')).toHaveTextContent('$199.90');
    expect(planCard('Annual')).toHaveTextContent('Save 16% compared to monthly');
    api.answer({ 'GET /api/subscriptions/prices': prices });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('$191.90');
    expect(screen.queryByText('Demo data')).not.toBeInTheDocument();
  });

  it('are examples without a toast when the server has no prices', async () => {
    renderPlans({ 'GET /api/subscriptions/prices': outage });
    expect(await screen.findByText('Demo data')).toBeVisible();
    expect(screen.queryByText('Using demo pricing')).not.toBeInTheDocument();
  });

  it('are never examples where payments are real', async () => {
    renderPlans({ ...atStripe, 'GET /api/subscriptions/prices': outage });
    expect(await screen.findByRole('alert')).toHaveTextContent('The prices could not be loaded.');
    expect(screen.queryByText(/\$19/)).not.toBeInTheDocument();
    expect(screen.queryByText('Using demo pricing')).not.toBeInTheDocument();
  });

  it('are not sold to subscribers', async () => {
    const { user, url } = renderPlans({ 'GET /api/subscriptions/details': subscription() });
    const name = 'You already have a subscription';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Manage your subscription' }));
    expect(url()).toBe('/account?tab=subscription');
  });
});

describe('starting a subscription', () => {
  async function start(reply: unknown) {
    const view = renderPlans(
      { 'POST /api/subscriptions/create': reply },
      '/subscription?plan=monthly',
    );
    const button = await screen.findByRole('button', { name: 'Continue to Payment' });
    await view.user.click(button);
    return view;
  }

  async function expectFailure(title: string, text: string) {
    expect(await screen.findByText(title)).toBeVisible();
    // In the toast and in the form.
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text);
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  }

  it('asks for the chosen plan and leads to the payment', async () => {
    const { api } = await start(started);
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toHaveFocus();
    expect(screen.getByText(/^Free until May 4, 2099, then \$19\.99 a month\./)).toBeVisible();
    expect(api.bodies('POST /api/subscriptions/create')).toEqual([{ priceId: 'price_monthly' }]);
  });

  it('goes back from the payment to the chosen plan, which can then be changed', async () => {
    const { user, api, url } = await start(started);
    await user.click(await screen.findByRole('button', { name: 'Back to plans' }));
    expect(await screen.findByRole('radio', { name: 'Monthly' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Annual' }));
    await waitFor(() => expect(url()).toBe('/subscription?plan=annual'));
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
    expect(await screen.findByText(/, then \$191\.90 a year\./)).toBeVisible();
    expect(api.bodies('POST /api/subscriptions/create')).toEqual([
      { priceId: 'price_monthly' },
      { priceId: 'price_annual' },
    ]);
  });

  it('fails without anything to pay with', async () => {
    await start(ok({ ...started, clientSecret: '' }));
    await expectFailure(
      'Error Creating Subscription',
      "We couldn't process your subscription. Please try again later.",
    );
  });

  it('shows the server’s reason', async () => {
    await start(outage);
    await expectFailure('Subscription Error', 'Away');
  });

  it('shows a default reason if the server gives none', async () => {
    await start(() => ({ status: 500, text: '', totalCount: null }));
    await expectFailure('Subscription Error', 'Failed to create subscription. Please try again.');
  });

  it('fails without a network', async () => {
    await start(noAnswer);
    await expectFailure(
      'Subscription Failed',
      'An unexpected error occurred. Please try again later.',
    );
  });

  it('shows the subscription that was started in another tab', async () => {
    const { user, api } = renderPlans({
      'POST /api/subscriptions/create': refused(409, {
        code: 'ALREADY_SUBSCRIBED',
        message: 'You already have a subscription.',
      }),
    });
    const button = await screen.findByRole('button', { name: 'Continue to Payment' });
    api.answer({ 'GET /api/subscriptions/details': subscription() });
    await user.click(button);
    const heading = await screen.findByRole('heading', { name: 'You already have a subscription' });
    expect(heading).toBeVisible();
    expect(await screen.findByText('Subscription Error')).toBeVisible();
    expect(screen.getByText('You already have a subscription.')).toBeVisible();
  });
});
