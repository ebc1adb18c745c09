import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { passwordDialog, passwordNeededFor } from '#test/support/components/password-needed.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { noAnswer, ok, refused } from '#test/support/components/scripted-api.ts';
import { useApi } from '#web/lib/app-context.ts';
import { failureText } from '#web/lib/failure-text.ts';

const claim = 'POST /api/make-admin';
const reauthenticate = 'POST /api/reauthenticate';

/** Makes the call each time its button is pressed, and shows how it went. */
function Page() {
  const api = useApi();
  const call = useMutation({ mutationFn: () => api.call(claim) });
  return (
    <>
      <button type="button" onClick={() => call.mutate()}>
        Claim
      </button>
      <p>{call.isSuccess && 'Claimed'}</p>
      <p>{call.error && failureText(call.error, 'Failed')}</p>
    </>
  );
}

async function open(script: Record<string, unknown> = {}) {
  const page = renderPage(<Page />, {
    api: { ...passwordNeededFor({ [claim]: signedIn({ isAdmin: true }) }), ...script },
  });
  const button = await screen.findByRole('button', { name: 'Claim' });
  await page.user.click(button);
  return { ...page, button, prompt: await passwordDialog(page.user) };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('asks for the password, then continues with the call', async () => {
  const { api, prompt } = await open();
  expect(prompt.field).toHaveAttribute('autocomplete', 'current-password');
  const account = prompt.dialog.querySelector('[autocomplete=username]');
  await waitFor(() => expect(account).toHaveValue('ann@example.org'));
  await prompt.enter();
  expect(await screen.findByText('Claimed')).toBeVisible();
  await isClosed();
  expect(api.bodies(claim)).toHaveLength(2);
});

it('says in the dialog that the password is wrong, and allows another try', async () => {
  const { api, prompt } = await open();
  await prompt.enter('a wrong one');
  await waitFor(() =>
    expect(prompt.field).toHaveAccessibleDescription('Current password is incorrect'),
  );
  expect(prompt.field).toHaveFocus();
  expect(api.bodies(claim)).toHaveLength(1);
  await prompt.enter();
  expect(await screen.findByText('Claimed')).toBeVisible();
});

it.each([
  [refused(429, { message: 'Too many attempts.' }), 'Too many attempts.'],
  [noAnswer, 'The site could not be reached.'],
])('shows other errors in the dialog', async (reply, message) => {
  const { api, prompt } = await open({ [reauthenticate]: reply });
  await prompt.enter();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  api.answer(passwordNeededFor({ [claim]: signedIn() }));
  await prompt.enter();
  expect(await screen.findByText('Claimed')).toBeVisible();
});

it('asks for a code as well if the account has a second factor', async () => {
  const missing = refused(403, { code: 'SECOND_FACTOR', message: 'A code as well, please.' });
  const { api, user, prompt } = await open({ [reauthenticate]: missing });
  await prompt.enter();
  const code = await screen.findByLabelText('Code from your authenticator app');
  expect(code).toHaveFocus();
  expect(prompt.field).toHaveValue('right password');
  expect(code).toHaveAccessibleDescription('A code as well, please.');

  const message = 'This code is wrong';
  api.answer({
    [reauthenticate]: refused(400, { message, fieldErrors: { 'proof.code': message } }),
  });
  await user.type(code, '123456{Enter}');
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription(`A code as well, please. ${message}`),
  );
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  const recovery = screen.getByLabelText('Recovery code');
  expect(recovery).toHaveFocus();

  api.answer({ [reauthenticate]: ok(null, { status: 204 }), [claim]: signedIn() });
  await user.type(recovery, 'abcde{Enter}');
  expect(await screen.findByText('Claimed')).toBeVisible();
  await isClosed();
  const password = 'right password';
  expect(api.bodies(reauthenticate)).toEqual([
    { password },
    { password, proof: { kind: 'code', code: '123456' } },
    { password, proof: { kind: 'recovery', code: 'abcde' } },
  ]);
});

it('asks for no authenticator code if the account has no authenticator app', async () => {
  const message = 'A passkey or a recovery code, please.';
  const missing = refused(403, { code: 'PASSKEY_OR_RECOVERY', message });
  const { api, user, prompt } = await open({ [reauthenticate]: missing });
  await prompt.enter();
  const recovery = await screen.findByLabelText('Recovery code');
  expect(recovery).toHaveAccessibleDescription(message);
  expect(screen.queryByText(/authenticator/)).toBeNull();

  api.answer({ [reauthenticate]: ok(null, { status: 204 }), [claim]: signedIn() });
  await user.type(recovery, 'abcde{Enter}');
  expect(await screen.findByText('Claimed')).toBeVisible();
  expect(api.bodies(reauthenticate).at(-1)).toMatchObject({
    proof: { kind: 'recovery', code: 'abcde' },
  });
});

it('lets the call fail if it is canceled, and asks again the next time', async () => {
  const { api, user, button, prompt } = await open();
  await prompt.cancel();
  expect(await screen.findByText('Please enter your password to continue.')).toBeVisible();
  await isClosed();
  expect(api.bodies(claim)).toHaveLength(1);
  await user.click(button);
  const again = await passwordDialog(user);
  expect(again.field).toHaveValue('');
  await user.click(again.field);
  await user.keyboard('{Escape}');
  await isClosed();
  expect(api.bodies(reauthenticate)).toEqual([]);
});

it('asks once for several calls', async () => {
  const { api, prompt } = await open();
  const others = [api.client.call(claim), api.client.call(claim)];
  await waitFor(() => expect(api.bodies(claim)).toHaveLength(3));
  await prompt.enter();
  expect(await Promise.all(others)).toHaveLength(2);
  expect(api.bodies(reauthenticate)).toHaveLength(1);
});

it('lets the call report that the session has ended', async () => {
  const ended = refused(401, { message: 'Please sign in to continue.' });
  const { api, prompt } = await open({ [reauthenticate]: ended });
  api.answer({ [claim]: ended });
  await prompt.enter();
  expect(await screen.findByText('Please sign in to continue.')).toBeVisible();
  await isClosed();
});
