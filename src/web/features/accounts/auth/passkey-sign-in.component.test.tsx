import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { HydrationStateContext } from '#web/lib/hydration-state.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

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

it('says that a passkey was not accepted', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const value = { get: async () => credential };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
  const message = 'This passkey was not accepted.';
  const queries = { mutations: [], queries: [] };
  const { user, api } = renderPage(
    <HydrationStateContext value={{ renderedAt: 0, origin: location.origin, queries }}>
      <PasskeySignIn />
    </HydrationStateContext>,
    {
      api: {
        'POST /api/login/passkey/challenge': request,
        'POST /api/login/passkey': refused(401, { code: 'WRONG_PASSKEY', message }),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  expect(await findToast('Login failed')).toHaveTextContent(message);
  expect(api.bodies('POST /api/login/passkey')).toMatchObject([{ id: 'AAAA' }]);
});
