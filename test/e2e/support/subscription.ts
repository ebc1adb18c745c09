import { expect, type Page } from '@playwright/test';
import type { Pool } from 'pg';

const testCards = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asking: '4000 0025 0000 3155',
} as const;

/** Chooses a plan and goes on to the card form. */
export async function beginPayment(page: Page, plan: 'Monthly' | 'Annual'): Promise<void> {
  await page.goto('/subscription');
  await page.getByRole('radio', { name: plan }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
}

export async function payWith(page: Page, card: keyof typeof testCards): Promise<void> {
  await page.getByRole('button', { name: `Fill in ${testCards[card]}` }).click();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
}

/** Moves the user's subscription that many days into the past. */
export async function letDaysPass(pool: Pool, username: string, days: number): Promise<void> {
  await pool.query(
    `with own as (
       update subscriptions s
       set current_period_end = s.current_period_end - $2 * interval '1 day',
         trial_end = s.trial_end - $2 * interval '1 day'
       from users u
       where u.id = s.user_id and u.username = $1
       returning s.provider_subscription_id as id
     )
     update sandbox_subscriptions p
     set created_at = p.created_at - $2 * interval '1 day',
       trial_end = p.trial_end - $2 * interval '1 day',
       period_anchor = p.period_anchor - $2 * interval '1 day',
       confirmed_at = p.confirmed_at - $2 * interval '1 day',
       cancel_at = p.cancel_at - $2 * interval '1 day'
     from own
     where own.id = p.id`,
    [username, days],
  );
}

/** Formatted as on the page. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return day.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });
}
