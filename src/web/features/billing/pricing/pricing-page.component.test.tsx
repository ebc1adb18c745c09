import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { atStripe, outage, sandbox } from '#test/support/components/subscriptions.ts';
import { PricingPage } from './pricing-page.tsx';

const prices = 'GET /api/subscriptions/prices';

describe('the pricing page', () => {
  it('says what is free, what premium adds and what it costs', async () => {
    renderPage(<PricingPage />, { api: sandbox });
    expect(await screen.findByText('$19.99 a month')).toBeVisible();
    expect(screen.getByText(/^or \$191\.90 a year: save 20%\. The first 7 days/)).toBeVisible();
    expect(screen.getByText('$0.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  });

  it.each([
    ['real', atStripe],
    ['example', sandbox],
  ])('shows no %s prices during an outage, and tries again', async (_, api) => {
    const page = renderPage(<PricingPage />, { api: { ...api, [prices]: outage } });
    expect(await screen.findByText('The prices could not be loaded.')).toBeVisible();
    expect(screen.queryByText(/a month/)).not.toBeInTheDocument();
    page.api.answer({ [prices]: sandbox[prices] });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$19.99 a month')).toBeVisible();
  });
});
