import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminPreset } from '#shared/contracts/drill.ts';
import { aPreset } from '#test/support/components/drills.ts';
import { fillIn } from '#test/support/components/fill-in.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { DrillsAdminPage } from './drills-admin-page.tsx';

const list = 'GET /api/admin/drills';
const put = 'PUT /api/admin/drills/sprint';
const { best, ...plain } = aPreset();
const preset: AdminPreset = { ...plain, version: 3, runs: 12 };

async function open(api: Script = {}) {
  const page = renderPage(<DrillsAdminPage />, {
    at: '/admin/drills',
    api: { 'GET /api/user': signedIn({ isAdmin: true }), [list]: [preset], ...api },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Edit Sprint' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Sprint' }));
  return { ...page, dialog };
}

describe('the presets', () => {
  it('can be edited: times, numbers, points, pass line and evidence', async () => {
    const { user, api, dialog } = await open({ [put]: { ...preset, version: 4 } });
    await fillIn(user, 'Seconds', '150');
    await fillIn(user, 'Seconds for each item', '10');
    await fillIn(user, 'Items', '40');
    await fillIn(user, 'if wrong', '-0.5');
    await fillIn(user, 'if skipped', '0');
    await fillIn(user, 'Pass line', '25');
    await user.selectOptions(dialog.getByLabelText('Evidence'), 'official');
    await fillIn(user, 'Checked on', '2026-04-02');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Drill saved')).toBeVisible();
    const [block] = preset.format.blocks;
    expect(api.bodies(put)).toEqual([
      {
        version: 3,
        title: 'Sprint',
        trains: 'Arithmetic at full speed.',
        format: {
          ...preset.format,
          seconds: 150,
          secondsPerItem: 10,
          blocks: [{ ...block, count: 40, points: { right: 1, wrong: -0.5, skipped: 0 } }],
        },
        passLine: 25,
        evidence: { kind: 'official', note: 'Forum posts of 2025.', date: '2026-04-02' },
      },
    ]);
  });

  it.each([
    ['Seconds', '5', 'Seconds must be from 10 to 3600'],
    ['Items', '1.5', 'Items must be a whole number'],
    ['Points if right', '', 'Points must be from -10 to 10'],
    ['Checked on', 'today', 'The date must look like 2026-11-17'],
    ['Title', ' ', 'Please enter a title'],
  ])('refuse %s of “%s”', async (label, value, message) => {
    const { user, api, dialog } = await open();
    await fillIn(user, label, value);
    await user.click(dialog.getByLabelText('What it trains'));
    await user.click(dialog.getByLabelText(label));
    await user.tab();
    expect(await dialog.findByText(message)).toBeVisible();
    expect(api.bodies(put)).toEqual([]);
  });

  it('show what someone else has changed, and keep the input', async () => {
    const changed = refused(409, {
      code: 'CHANGED_MEANWHILE',
      message: 'It was changed meanwhile.',
    });
    const { user, api, dialog } = await open({ [put]: changed });
    await fillIn(user, 'Seconds', '150');
    api.answer({ [list]: [{ ...preset, version: 4, passLine: 77 }] });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Pass line77');
    expect(dialog.getByLabelText('Seconds')).toHaveValue('150');
    api.answer({ [put]: { ...preset, version: 5 } });
    await user.click(dialog.getByRole('button', { name: 'Replace theirs' }));
    expect(await findToast('Drill saved')).toBeVisible();
    expect(api.bodies(put).at(-1)).toMatchObject({ version: 4, passLine: null });
  });

  it('say why saving failed', async () => {
    const { user, dialog } = await open({ [put]: noAnswer });
    await fillIn(user, 'Seconds', '150');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('The drill was not saved')).toBeVisible();
    expect(dialog.getByLabelText('Seconds')).toHaveValue('150');
  });
});
