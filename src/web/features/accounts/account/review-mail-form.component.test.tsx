import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, refused } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { ReviewMailForm } from './review-mail-form.tsx';

const read = 'GET /api/practice/settings';
const save = 'PATCH /api/practice/settings';
const off = { timeZone: null, wantsReviewMail: false };
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const box = () => screen.findByRole('checkbox', { name: /^Email me in the morning/ });

it('saves the choice with the time zone', async () => {
  const { user, api } = renderPage(<ReviewMailForm />, {
    api: { [read]: off, [save]: { timeZone, wantsReviewMail: true } },
  });
  await user.click(await box());
  expect(await findToast('Emails turned on')).toBeVisible();
  expect(await box()).toBeChecked();
  expect(api.bodies(save)).toEqual([{ timeZone, wantsReviewMail: true }]);
});

it('says when saving fails', async () => {
  const { user } = renderPage(<ReviewMailForm />, {
    api: { [read]: off, [save]: refused(400, { message: 'Unknown time zone' }) },
  });
  await user.click(await box());
  expect(await screen.findByText('Unknown time zone')).toBeVisible();
  expect(await box()).not.toBeChecked();
});

it('can be reloaded after a failure', async () => {
  const { user, api } = renderPage(<ReviewMailForm />, { api: { [read]: noAnswer } });
  await screen.findByText('Your setting could not be loaded.');
  api.answer({ [read]: off });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await box()).not.toBeChecked();
});
