import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PartnerOverview } from '#shared/contracts/partner.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { PartnerPage } from './partner-page.tsx';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const choice = { role: 'trader', level: 'graduate', minutes: 30 } as const;
const overview: PartnerOverview = {
  ...{ search: null, timeZone: 'UTC', isFirst: false, timesAway: 0, isLast: false, pairs: [] },
};
const pair: PartnerOverview['pairs'][0] = {
  ...{ id: 'p', ...choice, startsAt: inHours(30), partner: 'Bob', meetingId: 'm' },
  ...{ outcome: 'planned', wasAway: false, isBlocked: false, isReported: false },
};

const open = (read: unknown, more: object = {}, user = signedIn()) =>
  renderPage(<PartnerPage />, {
    api: {
      'GET /api/user': user,
      'GET /api/partner': read,
      'GET /api/blocks': { blocks: [{ id: 7, username: 'Eve', createdAt: inHours(-1) }] },
      ...more,
    },
  });

it('toggles times with the keyboard, and saves them', async () => {
  const { user, api } = open(overview, { 'PUT /api/partner': overview });
  const save = await screen.findByRole('button', { name: 'Find a partner' });
  expect(save).toBeDisabled();
  const [first, second] = screen.getAllByText(/^\d+:\d\d\s[AP]M$/);
  if (!first || !second) throw new Error('There are no times');
  first.focus();
  await user.keyboard(' ');
  await user.click(second);
  expect(first).toHaveAttribute('aria-pressed', 'true');
  await user.click(second);
  expect(second).toHaveAttribute('aria-pressed', 'false');
  await user.selectOptions(screen.getByLabelText('Each half'), '45 minutes');
  await user.click(save);
  expect(await findToast('Saved. We email you when we find a partner.')).toBeVisible();
  const slots = [expect.stringMatching(/:00:00.000Z$/)];
  expect(api.bodies('PUT /api/partner')).toEqual([{ ...choice, minutes: 45, slots }]);
});

it('says what canceling means before doing it', async () => {
  const soon = { ...pair, id: 'q', partner: 'Cat', startsAt: inHours(1.5) };
  const { user, api } = open(
    { ...overview, pairs: [pair, soon] },
    { 'POST /api/partner-pairs/q/cancel': ok(null, { status: 204 }) },
  );
  await user.click(await screen.findByText('Cancel', { selector: 'li:first-child button' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('counts as staying away');
  await user.click(within(dialog).getByText('Cancel interview'));
  expect(await findToast('Interview canceled')).toBeVisible();
  expect(api.bodies('POST /api/partner-pairs/q/cancel')).toHaveLength(1);
});

it('reports a partner, and then offers to block them', async () => {
  const { user, api } = open(
    { ...overview, pairs: [pair] },
    {
      'POST /api/partner-pairs/p/report': ok(null, { status: 204 }),
      'POST /api/partner-pairs/p/block': ok(null, { status: 204 }),
    },
  );
  await user.click(await screen.findByText('Report', { selector: 'button' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Report Bob')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('What was wrong?'), 'Something else');
  const send = dialog.getByRole('button', { name: 'Send report' });
  expect(send).toBeDisabled();
  await user.type(dialog.getByLabelText('What happened?'), 'Late ');
  api.answer({ 'GET /api/partner': { ...overview, pairs: [{ ...pair, isReported: true }] } });
  await user.click(send);
  expect(await screen.findByText('Thank you. Block them, too?')).toBeVisible();
  expect(screen.queryByText('Report', { selector: 'button' })).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('dialog')).getByText('Block'));
  expect(await findToast('Bob is blocked')).toBeVisible();
  expect(api.bodies('POST /api/partner-pairs/p/report')).toEqual([
    { reason: 'other', text: 'Late' },
  ]);
});

it('unblocks', async () => {
  const { user } = open(overview, { 'DELETE /api/blocks/7': ok(null, { status: 204 }) });
  await user.click(await screen.findByRole('button', { name: 'Unblock Eve' }));
  expect(await findToast('Eve is no longer blocked')).toBeVisible();
});

it('asks for a verified email first', async () => {
  open(overview, {}, signedIn({ isEmailVerified: false }));
  expect(await screen.findByRole('link', { name: 'verify your email address' })).toBeVisible();
  expect(screen.queryByText('Find a partner', { selector: 'button *' })).toBeNull();
});

it('says so if it does not load', async () => {
  open(refused(500, { message: 'Out of order' }));
  expect(await screen.findByText('Your search could not be loaded.')).toBeVisible();
});
