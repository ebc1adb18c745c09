import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { HandoverContext } from '#web/lib/handover.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

const redeem = 'POST /api/login/passkey';
const request = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 60_000,
  userVerification: 'required',
  allowCredentials: [],
};

const bytes = new ArrayBuffer(3);
const credential = {
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
  getClientExtensionResults: () => ({}),
};

async function open(get: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get } } }));
  const message = 'This passkey was not accepted.';
  const queries = { mutations: [], queries: [] };
  const page = renderPage(
    <HandoverContext value={{ renderedAt: 0, origin: location.origin, queries }}>
      <PasskeySignIn />
    </HandoverContext>,
    {
      api: {
        'POST /api/login/passkey/challenge': request,
        [redeem]: refused(401, { code: 'WRONG_PASSKEY', message }),
      },
    },
  );
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
  await page.user.click(button);
  return { ...page, button };
}

it('says that a passkey was not accepted', async () => {
  const { api } = await open(async () => credential);
  expect(await findToast('Login failed')).toHaveTextContent('This passkey was not accepted.');
  expect(api.bodies(redeem)).toMatchObject([{ id: 'AAAA' }]);
});

it('says nothing if the user turns it down', async () => {
  const { api, button } = await open(() =>
    Promise.reject(new DOMException('Not now', 'NotAllowedError')),
  );
  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.queryByText('Login failed')).toBeNull();
  expect(api.bodies(redeem)).toEqual([]);
});
