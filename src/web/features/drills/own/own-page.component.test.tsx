import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OwnPreset } from '#shared/contracts/drill.ts';
import { aFormat } from '#test/support/components/drills.ts';
import { fillIn } from '#test/support/components/fill-in.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { OwnPage } from './own-page.tsx';

const own = 'GET /api/drills/own';
const drill: OwnPreset = {
  id: 5,
  title: 'Eights',
  format: aFormat(),
  shareToken: null,
  runs: 0,
  best: null,
};

const open = (api: Script = {}) =>
  renderPage(<OwnPage />, {
    at: '/drills/own',
    api: { 'GET /api/user': signedIn(), [own]: [drill], ...api },
  });
const button = (name: string) => screen.findByRole('button', { name });

describe('own drills', () => {
  it('are built from operators, ranges, time and points', async () => {
    const { user, api } = open({
      [own]: [],
      'POST /api/drills/own': ok(drill, { status: 201 }),
    });
    expect(await screen.findByText(/You have no drills yet/)).toBeVisible();
    await user.click(await button('New drill'));
    const dialog = screen.getByRole('dialog', { name: 'New drill' });
    await fillIn(user, 'Title', 'Eights');
    for (const sign of ['+', '−', '÷']) await user.click(within(dialog).getByLabelText(sign));
    await fillIn(user, 'Seconds', '90');
    await fillIn(user, 'if wrong', '-1');
    await fillIn(user, 'if skipped', '0');
    await user.selectOptions(within(dialog).getByLabelText('Answers'), '4 options');
    await user.click(within(dialog).getByRole('button', { name: 'Save drill' }));
    expect(await findToast('Drill saved')).toBeVisible();
    expect(api.bodies('POST /api/drills/own')).toEqual([
      {
        title: 'Eights',
        format: {
          seconds: 90,
          secondsPerItem: null,
          order: 'forward',
          blocks: [
            {
              family: 'operations',
              count: 200,
              points: { right: 1, wrong: -1, skipped: 0 },
              settings: {
                operators: ['×'],
                terms: { low: 2, high: 100 },
                factors: [
                  { low: 2, high: 12 },
                  { low: 2, high: 100 },
                ],
                places: 0,
                isBlankAnywhere: false,
                options: 4,
              },
            },
          ],
        },
      },
    ]);
  });

  it('reject a range that ends before it begins', async () => {
    const { user, api } = open();
    await user.click(await button('Edit'));
    const dialog = screen.getByRole('dialog', { name: 'Edit drill' });
    await fillIn(user, 'Terms from', '500');
    await user.click(within(dialog).getByLabelText('Title'));
    expect(
      await within(dialog).findByText('The upper end must be above the lower end'),
    ).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Save drill' })).toBeDisabled();
    expect(api.bodies('PUT /api/drills/own/5')).toEqual([]);
  });

  it('keep their input when saving fails', async () => {
    const message = 'You can have no more than 50 drills.';
    const { user } = open({ 'PUT /api/drills/own/5': refused(409, { message }) });
    await user.click(await button('Edit'));
    const dialog = screen.getByRole('dialog', { name: 'Edit drill' });
    await fillIn(user, 'Title', 'Nines');
    await user.click(within(dialog).getByRole('button', { name: 'Save drill' }));
    expect(await findToast('The drill was not saved')).toHaveTextContent(message);
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Nines');
  });

  it('are shared with a link that can be revoked', async () => {
    const { user, api } = open({
      'POST /api/drills/own/5/share': { token: 'secret' },
      'DELETE /api/drills/own/5/share': ok(null, { status: 204 }),
    });
    await button('Share by link');
    api.answer({ [own]: [{ ...drill, shareToken: 'secret' }] });
    await user.click(await button('Share by link'));
    expect(await screen.findByLabelText('Link')).toHaveValue(
      'http://site/drills/shared?token=secret',
    );
    api.answer({ [own]: [drill] });
    await user.click(await button('Stop sharing'));
    expect(await button('Share by link')).toBeVisible();
  });

  it('are deleted after a confirmation', async () => {
    const { user, api } = open({ 'DELETE /api/drills/own/5': ok(null, { status: 204 }) });
    await user.click(await button('Delete'));
    api.answer({ [own]: [] });
    await user.click(await button('Delete drill'));
    expect(await findToast('Drill deleted')).toBeVisible();
    expect(await screen.findByText(/You have no drills yet/)).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    const { user, api } = open({ [own]: noAnswer });
    await screen.findByText('Your drills could not be loaded.');
    api.answer({ [own]: [drill] });
    await user.click(await button('Try again'));
    expect(await screen.findByText('Eights')).toBeVisible();
  });
});
