import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, refused } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { EmailSettingForm } from './email-setting-form.tsx';

const read = 'GET /api/user/notifications';
const save = 'PUT /api/user/notifications';
const on = { discussionMail: true };
const off = { discussionMail: false };
const label = 'Email me when someone replies to me in a discussion';
const box = () => screen.findByRole('checkbox', { name: label });

it('saves the choice both ways', async () => {
  const { user, api } = renderPage(<EmailSettingForm />, { api: { [read]: on, [save]: off } });
  expect(await box()).toBeChecked();
  await user.click(await box());
  expect(await findToast('Emails turned off')).toHaveTextContent(
    "We won't email you about discussions anymore.",
  );
  expect(await box()).not.toBeChecked();
  api.answer({ [save]: on });
  await user.click(await box());
  expect(await findToast('Emails turned on')).toHaveTextContent(
    "We'll email you when someone replies to you.",
  );
  expect(await box()).toBeChecked();
  expect(api.bodies(save)).toEqual([off, on]);
});

it('says when saving fails', async () => {
  const { user } = renderPage(<EmailSettingForm />, {
    api: { [read]: on, [save]: refused(400, { message: 'Not now' }) },
  });
  await user.click(await box());
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(await box()).toBeChecked();
});

it('can be reloaded after a failure', async () => {
  const { user, api } = renderPage(<EmailSettingForm />, { api: { [read]: noAnswer } });
  await screen.findByText('Your setting could not be loaded.');
  api.answer({ [read]: off });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await box()).not.toBeChecked();
});
