import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Subscriber } from '#shared/contracts/subscription.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok } from '#test/support/components/scripted-api.ts';
import { SubscribersPage } from './subscribers-page.tsx';

const late: Subscriber = {
  id: 1,
  userId: 2,
  username: 'ada',
  email: 'ada@example.org',
  provider: 'stripe',
  plan: 'monthly',
  amount: 1999,
  currency: 'usd',
  status: 'past_due',
  trialEnd: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  createdAt: '2026-10-01T12:00:00.000Z',
  endedAt: null,
};

it('names each status in words, in the list and in its filter', async () => {
  renderPage(<SubscribersPage />, {
    at: '/admin/subscribers',
    api: {
      'GET /api/admin/subscriptions?page=1': ok([late], { total: 1 }),
      'GET /api/admin/subscriptions/summary': {
        monthlyRevenue: 0,
        currency: 'usd',
        active: 0,
        trialing: 0,
        other: 1,
        ending: 0,
      },
    },
  });
  const row = within(await screen.findByRole('row', { name: /^ada/ }));
  expect(row.getByText('Past due')).toHaveAttribute('data-color', 'amber');
  const names = [...screen.getByLabelText('Status').querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );
  expect(names.slice(1)).toEqual(['Active', 'On trial', 'Past due', 'Unpaid', 'Canceled']);
});
