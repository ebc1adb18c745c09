import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { passwordDialog, passwordNeededFor } from '#test/support/components/password-needed.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { TwoStep } from './two-step.tsx';

const read = 'GET /api/user/two-step';
const start = 'POST /api/user/authenticator';
const confirm = 'POST /api/user/authenticator/confirm';
const renew = 'POST /api/user/recovery-codes';
const turnOff = 'DELETE /api/user/authenticator';

const off = { authenticator: null, hasPasskeys: false, recoveryCodesLeft: 0 };
const on = (recoveryCodesLeft = 10) => ({
  authenticator: { since: '2026-01-05T12:00:00.000Z' },
  hasPasskeys: false,
  recoveryCodesLeft,
});
const enrollment = { secret: 'ABCDEFGHIJKLMNOP', url: 'otpauth://totp/Martingale:ann?secret=ABC' };
const recoveryCodes = ['aaaa-aaaa', 'bbbb-bbbb'];

const open = (api: Script) =>
  renderPage(<TwoStep />, { api: { 'GET /api/user': signedIn(), ...api } });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const button = (name: string) => screen.findByRole('button', { name });

describe('two-step sign-in that is off', () => {
  it('is turned on with a code, and shows the recovery codes until they are saved', async () => {
    const { user, api } = open({ [read]: off, [start]: enrollment, [confirm]: { recoveryCodes } });
    await user.click(await button('Turn on two-step sign-in'));
    const first = within(await dialog('Set up two-step sign-in'));
    expect(first.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(first.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
    const link = first.getByRole('link', { name: 'Open in an app on this device' });
    expect(link).toHaveAttribute('href', enrollment.url);
    const code = first.getByLabelText('Code from the app');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await fillIn(user, 'Code from the app', '123 456');
    const submit = first.getByRole('button', { name: 'Turn on' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    const second = within(await dialog('Your recovery codes'));
    expect(api.bodies(confirm)).toEqual([{ code: '123456' }]);
    expect(second.getAllByRole('listitem').map((item) => item.textContent)).toEqual(recoveryCodes);
    await user.keyboard('{Escape}');
    expect(second.getByText('aaaa-aaaa')).toBeVisible();
    api.answer({ [read]: on() });
    await user.click(second.getByRole('button', { name: 'I have saved them' }));
    expect(await findToast('Two-step sign-in is on')).toBeVisible();
    expect(await screen.findByText(/10 recovery codes are left/)).toBeVisible();
  });

  it('says at the field that a code is wrong', async () => {
    const message = "This code is wrong. Check that your phone's clock is right.";
    const { user } = open({
      [read]: off,
      [start]: enrollment,
      [confirm]: refused(400, { message, fieldErrors: { code: message } }),
    });
    await user.click(await button('Turn on two-step sign-in'));
    await dialog('Set up two-step sign-in');
    await fillIn(user, 'Code from the app', '123456');
    await waitFor(async () => expect(await button('Turn on')).toBeEnabled());
    await user.click(await button('Turn on'));
    const field = screen.getByLabelText('Code from the app');
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  });

  it('rejects a code of the wrong length', async () => {
    const { user } = open({ [read]: off, [start]: enrollment });
    await user.click(await button('Turn on two-step sign-in'));
    await dialog('Set up two-step sign-in');
    await fillIn(user, 'Code from the app', '12345');
    expect(await button('Turn on')).toBeDisabled();
  });

  it('asks for the password first', async () => {
    const { user } = open({ [read]: off, ...passwordNeededFor({ [start]: enrollment }) });
    await user.click(await button('Turn on two-step sign-in'));
    await (await passwordDialog(user)).enter();
    expect(await dialog('Set up two-step sign-in')).toBeVisible();
  });

  it('stays off if the set-up is canceled', async () => {
    const { user } = open({ [read]: off, [start]: enrollment });
    await user.click(await button('Turn on two-step sign-in'));
    await dialog('Set up two-step sign-in');
    await user.click(await button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await button('Turn on two-step sign-in')).toBeEnabled();
  });

  it('says why it cannot be set up', async () => {
    const message = 'Your account already has an authenticator app.';
    const { user } = open({ [read]: off, [start]: refused(409, { message }) });
    await user.click(await button('Turn on two-step sign-in'));
    const toast = await findToast('Failed to set up two-step sign-in');
    expect(toast).toHaveTextContent(message);
  });
});

describe('two-step sign-in that is on', () => {
  it('makes new recovery codes after a confirmation', async () => {
    const { user, api } = open({ [read]: on(1), [renew]: { recoveryCodes } });
    expect(await screen.findByText(/1 recovery code is left/)).toBeVisible();
    expect(screen.getByText(/^Make new ones/)).toBeVisible();
    await user.click(await button('New recovery codes'));
    api.answer({ [read]: on() });
    await user.click(await button('Make new codes'));
    const codes = within(await dialog('Your recovery codes'));
    expect(codes.getByText('bbbb-bbbb')).toBeVisible();
    await user.click(codes.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/^Make new ones/)).toBeNull();
  });

  it('is turned off after a confirmation', async () => {
    const { user, api } = open({ [read]: on(), [turnOff]: null });
    await user.click(await button('Turn off'));
    const question = within(await dialog('Turn off two-step sign-in?'));
    api.answer({ [read]: off });
    await user.click(question.getByRole('button', { name: 'Turn off' }));
    expect(await findToast('Two-step sign-in is off')).toBeVisible();
    expect(await button('Turn on two-step sign-in')).toBeVisible();
  });

  it('stays on if it is not confirmed', async () => {
    const { user, api } = open({ [read]: on() });
    await user.click(await button('Turn off'));
    await user.click(await button('Keep it on'));
    expect(api.bodies(turnOff)).toEqual([]);
  });
});

it('can be retried if it fails to load', async () => {
  const { user, api } = open({ [read]: refused(500, { message: 'Something went wrong.' }) });
  const again = await button('Try again');
  api.answer({ [read]: off });
  await user.click(again);
  expect(await button('Turn on two-step sign-in')).toBeVisible();
});
