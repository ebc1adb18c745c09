import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminUser } from '#shared/contracts/admin-user.ts';
import { fillIn } from '#test/support/components/fill-in.ts';
import { passwordDialog, passwordNeededFor } from '#test/support/components/password-needed.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused, type Script } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import UsersTab from './users-tab.tsx';

const activity = { subscription: null, hasSecondFactor: false, discussions: 0, comments: 0 };
const self = signedIn({ id: 1, username: 'grace', isAdmin: true });
const ada: AdminUser = { ...signedIn({ id: 2, username: 'ada' }), ...activity };

const listed = (user: object) => ({ ...activity, ...user });

const list = 'GET /api/admin/users?page=1';
const change = 'PATCH /api/admin/users/2';
const deletion = 'DELETE /api/admin/users/2';
const gone = refused(404, { message: 'User not found' });

async function open(api: Script = {}) {
  const page = renderPage(<UsersTab />, {
    api: { 'GET /api/user': self, [list]: [listed(self), ada], ...api },
  });
  await screen.findByText('You');
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
  const press = (name: string) => page.user.click(row('ada').getByRole('button', { name }));
  return { ...page, row, press };
}

describe('the list of users', () => {
  it('offers no way to lock yourself out', async () => {
    const { user, row } = await open();
    const buttons = row('grace').getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Details grace']);
    await user.click(row('grace').getByRole('button'));
    const dialog = within(screen.getByRole('dialog', { name: 'grace' }));
    expect(dialog.queryByRole('button', { name: 'End all sessions' })).toBeNull();
  });

  it('resets the two-step sign-in of a user who has it, after a confirmation', async () => {
    const reset = 'DELETE /api/admin/users/2/second-factor';
    const { user, api, press } = await open({
      [list]: [
        { ...self, ...activity, hasSecondFactor: true },
        { ...ada, hasSecondFactor: true },
      ],
      [reset]: null,
    });
    await press('Details ada');
    await user.click(screen.getByRole('button', { name: 'Reset two-step sign-in' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Two-step sign-in reset')).toBeVisible();
    expect(api.bodies(reset)).toHaveLength(1);
  });

  it.each(['ada', 'grace'])('has no two-step sign-in of %s to reset', async (name) => {
    const { user, row } = await open({
      [list]: [{ ...self, ...activity, hasSecondFactor: true }, ada],
    });
    await user.click(row(name).getByRole('button', { name: `Details ${name}` }));
    expect(screen.getByRole('dialog', { name })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset two-step sign-in' })).toBeNull();
  });

  it('shows the state of a subscription in words', async () => {
    const subscription = {
      plan: 'monthly' as const,
      status: 'past_due',
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
    };
    const { row, press } = await open({ [list]: [listed(self), { ...ada, subscription }] });
    expect(row('ada').getByText('Monthly · Past due')).toBeVisible();
    await press('Details ada');
    const dialog = within(screen.getByRole('dialog', { name: 'ada' }));
    expect(dialog.getByText('Monthly · Past due')).toBeVisible();
  });

  it('grants admin rights after a confirmation', async () => {
    const { user, api, row, press } = await open({ [change]: { ...ada, isAdmin: true } });
    await press('Make admin ada');
    const dialog = screen.getByRole('dialog', { name: 'Make ada an administrator?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.bodies(change)).toEqual([]);
    await press('Make admin ada');
    api.answer({
      [list]: [
        { ...self, ...activity },
        { ...ada, isAdmin: true },
      ],
    });
    await user.click(within(dialog).getByRole('button', { name: 'Make admin' }));
    expect(await screen.findByText('Admin rights granted')).toBeVisible();
    expect(await row('ada').findByRole('button', { name: 'Revoke admin ada' })).toBeVisible();
    expect(api.bodies(change)).toEqual([{ isAdmin: true }]);
  });

  it('revokes admin rights after a confirmation', async () => {
    const admin = { ...ada, isAdmin: true };
    const { user, api, row, press } = await open({
      [list]: [self, admin].map(listed),
      [change]: ada,
    });
    expect(row('ada').getByText('Admin')).toBeVisible();
    await press('Revoke admin ada');
    api.answer({ [list]: [self, ada].map(listed) });
    const dialog = screen.getByRole('dialog', { name: 'Revoke ada’s admin rights?' });
    await user.click(within(dialog).getByRole('button', { name: 'Revoke admin' }));
    expect(await findToast('Admin rights revoked')).toHaveTextContent('ada');
    expect(await row('ada').findByRole('button', { name: 'Make admin ada' })).toBeVisible();
    expect(row('ada').queryByText('Admin')).not.toBeInTheDocument();
    expect(api.bodies(change)).toEqual([{ isAdmin: false }]);
  });

  it('deletes an account after a confirmation', async () => {
    const { user, api, press } = await open({ [deletion]: null });
    await press('Delete ada');
    const dialog = screen.getByRole('dialog', { name: 'Delete ada’s account?' });
    expect(dialog).toHaveTextContent('Unknown User');
    expect(api.bodies(deletion)).toEqual([]);
    api.answer({ [list]: [listed(self)] });
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await findToast('User deleted')).toHaveTextContent('ada');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^ada/ })).toBeNull());
    expect(api.bodies(deletion)).toHaveLength(1);
  });

  it('shows what is known about a user', async () => {
    const subscription = {
      plan: 'annual',
      status: 'active',
      currentPeriodEnd: '2026-05-04T12:00:00.000Z',
      cancelAtPeriodEnd: false,
    };
    const { press, row } = await open({
      [list]: [listed(self), { ...ada, isEmailVerified: false, subscription }],
    });
    expect(row('ada').getByText('Unverified')).toBeVisible();
    expect(row('ada').getByText('Annual · Active')).toBeVisible();
    await press('Details ada');
    const dialog = screen.getByRole('dialog', { name: 'ada' });
    expect(dialog).toHaveTextContent(`${ada.email} (not verified)`);
    expect(dialog).toHaveTextContent('0 of 0 attempted');
    expect(dialog).toHaveTextContent(/Annual · Active, paid until May 4, 2026/);
  });

  it('keeps its search in the URL', async () => {
    const { user, api, url } = await open({ 'GET /api/admin/users': [listed(self)] });
    await fillIn(user, 'Search by name or email', 'GRACE');
    await expect.poll(url).toBe('/?search=GRACE');
    await expect.poll(() => api.requests.at(-1)?.url).toBe('/api/admin/users?search=GRACE&page=1');
  });

  it('ends all sessions of a user, from the details', async () => {
    const call = 'DELETE /api/admin/users/2/sessions';
    const { user, api, press } = await open({ [call]: null });
    await press('Details ada');
    await user.click(screen.getByRole('button', { name: 'End all sessions' }));
    const dialog = screen.getByRole('dialog', { name: 'End all sessions for ada?' });
    expect(api.bodies(call)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'End sessions' }));
    expect(await screen.findByText('Sessions ended')).toBeVisible();
    expect(api.bodies(call)).toHaveLength(1);
  });

  it.each([
    ['Make admin', 'Make admin', 'Failed to update user', change],
    ['Delete', 'Delete account', 'Failed to delete user', deletion],
  ])('explains why "%s" failed, and refreshes', async (action, confirm, title, call) => {
    const { user, api, press } = await open({ [call]: gone });
    await press(`${action} ada`);
    api.answer({ [list]: ok([]) });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText('User not found')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('ada')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('keeps the confirmation while it asks for the password', async () => {
  const { user, press } = await open({
    ...passwordNeededFor({ [change]: { ...ada, isAdmin: true } }),
    'GET /api/user': self,
  });
  await press('Make admin ada');
  const confirmation = screen.getByRole('dialog', { name: 'Make ada an administrator?' });
  await user.click(within(confirmation).getByRole('button', { name: 'Make admin' }));
  const prompt = await passwordDialog(user);
  expect(confirmation).toBeVisible();
  await prompt.enter();
  expect(await screen.findByText('Admin rights granted')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
