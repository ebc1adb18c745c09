import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { passwordDialog, passwordNeededFor } from '#test/support/components/password-needed.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { ok, refused } from '#test/support/components/scripted-api.ts';
import {
  google,
  gitlab as linkedGitLab,
  passwordOnly,
} from '#test/support/components/sign-in-methods.ts';
import { findToast } from '#test/support/components/toast.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { PasswordSection } from './password-section.tsx';
import { SignInProviders } from './sign-in-providers.tsx';

const methodsCall = 'GET /api/user/sign-in-methods';
const gitlab = { id: 'gitlab', name: 'GitLab' };
const both = { ...passwordOnly, identities: [google], linkable: [gitlab], canUnlink: true };
const noPassword = { ...both, hasPassword: false, canUnlink: false };

const render = (methods: object, api = {}, at = '/account?tab=security') =>
  renderPage(<SignInProviders />, {
    at,
    api: {
      'GET /api/sign-in-providers': [{ id: 'google', name: 'Google' }, gitlab],
      ...api,
      [methodsCall]: methods,
    },
  });

describe('the sign-in providers section', () => {
  it('is hidden without providers', async () => {
    const { queries } = render(passwordOnly);
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(screen.queryByText('Sign-in providers')).toBeNull();
  });

  it('lists linked and linkable providers', async () => {
    render(both);
    expect(await screen.findByText('Google')).toBeVisible();
    expect(screen.getByText(/last used/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unlink Google' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Link GitLab' })).toBeEnabled();
  });

  it('sends the browser to a provider to link it', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const url = 'https://gitlab.example/authorize';
    const { user } = render(
      both,
      passwordNeededFor({ 'POST /api/user/identities/gitlab': { url } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Link GitLab' }));
    await (await passwordDialog(user)).enter();
    await waitFor(() => expect(leave).toHaveBeenCalledWith(url));
  });

  it('says when a provider does not respond', async () => {
    const message = 'GitLab is not responding.';
    const { user } = render(both, {
      'POST /api/user/identities/gitlab': refused(503, { message }),
    });
    await user.click(await screen.findByRole('button', { name: 'Link GitLab' }));
    expect(await findToast('Failed to link GitLab')).toHaveTextContent(message);
  });

  it('unlinks', async () => {
    const { user, api } = render(both, {
      'DELETE /api/user/identities/3': ok(null, { status: 204 }),
    });
    const button = await screen.findByRole('button', { name: 'Unlink Google' });
    api.answer({ [methodsCall]: { ...both, identities: [], canUnlink: false } });
    await user.click(button);
    expect(await findToast('Google unlinked')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Google')).toBeNull());
  });

  it('does not unlink the only way in, and says why', async () => {
    render(noPassword);
    expect(await screen.findByRole('button', { name: 'Unlink Google' })).toBeDisabled();
    expect(screen.getByText(/This is your only way to sign in/)).toBeVisible();
  });

  it('says what went wrong at the provider, and what to do about it', async () => {
    render(both, {}, '/account?tab=security&problem=stale&provider=google');
    const alert = await screen.findByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent('Google did not confirm that you signed in there just now.'),
    );
    expect(screen.getByRole('link', { name: 'Choose a password by email' })).toBeVisible();
  });
});

describe('an account without a password', () => {
  it('sets one without entering a current one', async () => {
    const { user, api } = renderPage(<PasswordSection user={signedIn()} />, {
      api: { [methodsCall]: noPassword, 'PUT /api/user/password': { message: 'Password updated' } },
    });
    await screen.findByRole('button', { name: 'Set password' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    const newPassword = 'a password of my own';
    await fillIn(user, 'New password', newPassword);
    await fillIn(user, 'Confirm new password', newPassword);
    api.answer({ [methodsCall]: both });
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await findToast('Password set')).toBeVisible();
    expect(api.bodies('PUT /api/user/password')).toEqual([{ newPassword }]);
    expect(await screen.findByLabelText('Current password')).toBeVisible();
  });

  const confirmation = "Confirm it's you to continue";
  const renderDeletion = (identities: object[]) =>
    renderPage(<DeleteAccountForm onCancel={() => {}} />, {
      at: '/account',
      api: {
        'GET /api/user': signedIn(),
        [methodsCall]: { ...noPassword, identities },
        'DELETE /api/user': refused(403, { code: 'REAUTHENTICATE', message: 'Sign in again.' }),
        'POST /api/reauthenticate/gitlab': { url: 'https://gitlab.example/authorize' },
      },
    });

  async function pressDelete(user: ReturnType<typeof renderDeletion>['user']) {
    await waitFor(() => expect(screen.queryByLabelText('Your password')).toBeNull());
    const button = screen.getByRole('button', { name: 'Delete my account' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await screen.findByRole('dialog', { name: confirmation });
  }

  it('signs in again at a provider before it is deleted', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { user, api } = renderDeletion([google, linkedGitLab]);
    await pressDelete(user);
    expect(screen.queryByLabelText('Your password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue with GitLab' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://gitlab.example/authorize'));
    expect(api.bodies('POST /api/reauthenticate/gitlab')).toEqual([{ returnTo: '/account' }]);
  });

  it('asks for a code first if the account has a second factor', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { user, api } = renderDeletion([linkedGitLab]);
    const visit = 'POST /api/reauthenticate/gitlab';
    const answer = { url: 'https://gitlab.example/authorize' };
    api.answer({ [visit]: refused(403, { code: 'SECOND_FACTOR', message: 'A code, please.' }) });
    await pressDelete(user);
    await user.click(screen.getByRole('button', { name: 'Continue with GitLab' }));
    const code = await screen.findByLabelText('Code from your authenticator app');
    api.answer({ [visit]: answer });
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Continue with GitLab' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(answer.url));
    const proof = { kind: 'code', code: '123456' };
    expect(api.bodies(visit).at(-1)).toEqual({ returnTo: '/account', proof });
  });

  it('needs a password if its provider cannot ask again', async () => {
    const { user } = renderDeletion([google]);
    await pressDelete(user);
    expect(screen.getByText(/so please choose a password/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a password by email' })).toBeVisible();
  });
});
