import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused, type Script } from '#test/support/components/scripted-api.ts';
import { visitor } from '#test/support/components/site.ts';
import { findToast } from '#test/support/components/toast.ts';
import { HydrationStateContext } from '#web/lib/hydration-state.tsx';
import { Passkeys } from './passkeys.tsx';

const list = 'GET /api/user/passkeys';
const time = '2026-01-05T12:00:00.000Z';
const key = { id: 7, name: 'Bitwarden', createdAt: time, lastUsedAt: null };

function open(api: Script, origin: string = location.origin) {
  const hydrationState = { renderedAt: 0, origin, queries: { mutations: [], queries: [] } };
  return renderPage(
    <HydrationStateContext value={hydrationState}>
      <Passkeys />
    </HydrationStateContext>,
    { api: { 'GET /api/user': visitor, ...api } },
  );
}

const addButton = () => screen.queryByRole('button', { name: 'Add a passkey' });

it('offers to add one where passkeys work', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  open({ [list]: [] });
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeEnabled();
});

it.each([
  ['http://127.0.0.1:3000', /^Passkeys need HTTPS and a domain name/],
  ['https://elsewhere.example', /^Passkeys only work at https:\/\/elsewhere\.example\.$/],
])('explains at %s why not, and still lists them', async (origin, sentence) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  open({ [list]: [key] }, origin);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('Bitwarden')).toBeVisible();
  expect(addButton()).toBeNull();
});

it('says that the browser does not support them', async () => {
  open({ [list]: [] });
  expect(await screen.findByText('This browser does not support passkeys.')).toBeVisible();
  expect(addButton()).toBeNull();
});

it('allows no more than ten', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  open({ [list]: Array.from({ length: 10 }, (_, id) => ({ ...key, id })) });
  expect(await screen.findByText('You can have up to 10 passkeys.')).toBeVisible();
  expect(addButton()).toBeNull();
});

it('renames one', async () => {
  const { user, api } = open({ [list]: [key], 'PUT /api/user/passkeys/7': key });
  await user.click(await screen.findByRole('button', { name: 'Rename Bitwarden' }));
  await fillIn(user, 'Name', 'My laptop');
  api.answer({ [list]: [{ ...key, name: 'My laptop' }] });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('My laptop')).toBeVisible();
  expect(api.bodies('PUT /api/user/passkeys/7')).toEqual([{ name: 'My laptop' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks before removing one, and shows errors in the dialog', async () => {
  const remove = 'DELETE /api/user/passkeys/7';
  const message = 'Too many attempts.';
  const { user, api } = open({ [list]: [key], [remove]: refused(429, { message }) });
  await user.click(await screen.findByRole('button', { name: 'Remove Bitwarden' }));
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  api.answer({ [remove]: null, [list]: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findToast('Passkey removed')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Added/)).toBeNull());
});
