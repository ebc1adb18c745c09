import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, refused } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { SignInMailForm } from './sign-in-mail-form.tsx';

const read = 'GET /api/user/sign-in-mail';
const save = 'PUT /api/user/sign-in-mail';
const on = { signInMail: true };
const off = { signInMail: false };
const box = () => screen.findByRole('checkbox', { name: /on a new device$/ });

it('saves the choice', async () => {
  const { user, api } = renderPage(<SignInMailForm />, { api: { [read]: on, [save]: off } });
  await user.click(await box());
  expect(await findToast('Emails turned off')).toBeVisible();
  expect(await box()).not.toBeChecked();
  expect(api.bodies(save)).toEqual([off]);
});

it('says when saving fails', async () => {
  const { user } = renderPage(<SignInMailForm />, {
    api: { [read]: on, [save]: refused(400, { message: 'Not now' }) },
  });
  await user.click(await box());
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(await box()).toBeChecked();
});

it('can be reloaded after a failure', async () => {
  const { user, api } = renderPage(<SignInMailForm />, { api: { [read]: noAnswer } });
  await screen.findByText('Your setting could not be loaded.');
  api.answer({ [read]: off });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await box()).not.toBeChecked();
});
