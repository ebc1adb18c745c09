import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { visitor } from '#test/support/components/site.ts';
import { atStripe, outage, sandbox } from '#test/support/components/subscriptions.ts';
import { PricingPage } from './pricing-page.tsx';

const prices = 'GET /api/subscriptions/prices';

describe('the pricing page', () => {
  it('says what is free, what premium adds and what it costs', async () => {
    renderPage(<PricingPage />, { api: { 'GET /api/user': visitor, ...sandbox } });
    expect(await screen.findByText('$19.99 a month')).toBeVisible();
    expect(screen.getByText(/^or \$191\.90 a year: save 20%\. The first 7 days/)).toBeVisible();
    expect(screen.getByText('$0.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  });

  it('says in numbers what premium opens today', async () => {
    renderPage(<PricingPage />, { api: { 'GET /api/user': visitor, ...sandbox } });
    expect(await screen.findByText('73 solutions and 45 simulations so far')).toBeVisible();
  });

  it('offers subscribers their subscription, and no second one', async () => {
    const user = signedIn({ stripeSubscriptionId: 'sub_1' });
    renderPage(<PricingPage />, { api: { ...sandbox, 'GET /api/user': user } });
    expect(await screen.findByRole('link', { name: 'Manage your subscription' })).toHaveAttribute(
      'href',
      '/account?tab=subscription',
    );
    expect(screen.getByText(/^You have Premium/)).toBeVisible();
    expect(screen.queryByText('Subscribe Now')).not.toBeInTheDocument();
  });

  it('offers premium to users without it', async () => {
    renderPage(<PricingPage />, { api: { ...sandbox, 'GET /api/user': signedIn() } });
    await screen.findByText('$19.99 a month');
    expect(screen.getByText('Subscribe Now')).toBeVisible();
    expect(screen.queryByText(/^You have Premium/)).not.toBeInTheDocument();
  });

  it.each([
    ['real', atStripe],
    ['example', sandbox],
  ])('shows no %s prices during an outage, and tries again', async (_, api) => {
    const page = renderPage(<PricingPage />, {
      api: { 'GET /api/user': visitor, ...api, [prices]: outage },
    });
    expect(await screen.findByText('The prices could not be loaded.')).toBeVisible();
    expect(screen.queryByText(/a month/)).not.toBeInTheDocument();
    page.api.answer({ [prices]: sandbox[prices] });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$19.99 a month')).toBeVisible();
  });
});
