import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused, type Script } from '#test/support/components/scripted-api.ts';
import { settings, visitor } from '#test/support/components/site.ts';
import { HydrationStateContext } from '#web/lib/hydration-state.tsx';
import { AuthPage } from './auth-page.tsx';

const redeem = 'POST /api/login/second-factor';
const recoveryCode = 'Recovery code';
const passkey = () => screen.findByRole('button', { name: 'Use a passkey' });

/** Comes back from a provider with an account that has no authenticator app. */
function open({ origin = location.origin, ...api }: Script & { origin?: string } = {}) {
  vi.stubGlobal('PublicKeyCredential', class {});
  const hydrationState = { renderedAt: 0, origin, queries: { mutations: [], queries: [] } };
  return renderPage(
    <HydrationStateContext value={hydrationState}>
      <AuthPage />
    </HydrationStateContext>,
    {
      at: '/auth?returnTo=/about#passkey-step=the-token',
      api: {
        'GET /api/user': visitor,
        'GET /api/settings': settings(),
        'GET /api/sign-in-providers': [],
        ...api,
      },
    },
  );
}

it('comes first where there is no authenticator app', async () => {
  const { url } = open();
  expect(await passkey()).toHaveFocus();
  expect(url()).toBe('/auth?returnTo=/about');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/authenticator app/)).toBeNull();
  expect(screen.getByText(/^Lost your passkey\?/)).toBeVisible();
});

it('follows the password of such an account', async () => {
  const { user } = open({
    'POST /api/login': refused(401, {
      code: 'PASSKEY_OR_RECOVERY',
      message: 'Please use a passkey.',
      token: 'another token',
    }),
  });
  await passkey();
  await user.click(screen.getByRole('button', { name: 'Sign in with another account' }));
  await fillIn(user, 'Email', 'ann@example.org');
  await fillIn(user, 'Password', 'first-password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await passkey()).toHaveFocus();
});

it('can be replaced by a recovery code', async () => {
  const { user, api, url } = open({ [redeem]: signedIn() });
  await passkey();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  expect(screen.getByLabelText(recoveryCode)).toHaveFocus();
  expect(screen.queryByText(/authenticator app/)).toBeNull();
  expect(await passkey()).toBeVisible();
  await fillIn(user, recoveryCode, '2222-3333-4444-5555-6666-7777');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(url()).toBe('/about'));
  expect(api.bodies(redeem)).toEqual([
    { token: 'the-token', proof: { kind: 'recovery', code: '222233334444555566667777' } },
  ]);
});

it('asks for a recovery code instead where passkeys do not work', async () => {
  open({ origin: 'http://127.0.0.1:3000' });
  expect(await screen.findByLabelText(recoveryCode)).toHaveFocus();
  expect(screen.queryByRole('button', { name: /passkey|instead/ })).toBeNull();
});
