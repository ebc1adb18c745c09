import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { expectFieldErrors } from '#test/support/components/form-errors.ts';
import { passwordDialog, passwordNeededFor } from '#test/support/components/password-needed.ts';
import { signedIn } from '#test/support/components/people.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { refused } from '#test/support/components/scripted-api.ts';
import { findToast } from '#test/support/components/toast.ts';
import { currentUserKey } from '#web/queries/current-user.ts';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';

const ann = signedIn();

describe('the profile form', () => {
  it('shows field errors', async () => {
    const { user } = renderPage(<ProfileForm user={ann} />);
    await expectFieldErrors(user, {
      button: 'Save changes',
      errors: [
        ['Username', 'ab', 'Username must be at least 3 characters.'],
        ['Username', 'a'.repeat(21), 'Username must be no more than 20 characters.'],
        [
          'Username',
          'ann!',
          'Username can only contain letters, numbers, underscores and hyphens.',
        ],
        ['Email', 'ann', 'Please enter a valid email address.'],
      ],
      valid: { Username: 'ann_lee-1', Email: 'ann@example.org' },
    });
  });

  it('says when a username is taken', async () => {
    const message = 'Username is already taken';
    const { user } = renderPage(<ProfileForm user={ann} />, {
      api: {
        'PUT /api/user/profile': refused(409, { message, fieldErrors: { username: message } }),
      },
    });
    await screen.findByLabelText('Username');
    await fillIn(user, 'Username', 'taken_name');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await findToast('Failed to update profile')).toHaveTextContent(message);
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(message);
  });
});

describe('the profile form', () => {
  it('shows a new username everywhere', async () => {
    const renamed = { ...ann, username: 'new_name' };
    const { user, queries } = renderPage(<ProfileForm user={ann} />, {
      api: { 'PUT /api/user/profile': renamed },
    });
    await screen.findByLabelText('Username');
    await fillIn(user, 'Username', 'new_name');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await findToast('Profile updated')).toHaveTextContent('Your profile has been updated.');
    expect(queries.getQueryData(currentUserKey)).toEqual(renamed);
  });

  it('says whether the email is verified, and links to a new verification email', async () => {
    const { unmount } = renderPage(<ProfileForm user={ann} />);
    expect(await screen.findByText('Email verified')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    renderPage(<ProfileForm user={{ ...ann, isEmailVerified: false }} />);
    expect(await screen.findByText('Email not verified')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resend the verification email' })).toHaveAttribute(
      'href',
      '/request-verification',
    );
  });
});

describe('the profile form with a new email', () => {
  async function save() {
    const moved = { ...ann, email: 'new@example.org' };
    const page = renderPage(<ProfileForm user={ann} />, {
      api: passwordNeededFor({ 'PUT /api/user/profile': moved }),
    });
    await screen.findByLabelText('Email');
    await fillIn(page.user, 'Email', moved.email);
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    return { ...page, prompt: await passwordDialog(page.user) };
  }

  it('is saved once the password is entered', async () => {
    const { api, prompt } = await save();
    await prompt.enter();
    expect(await findToast('Profile updated')).toHaveTextContent(
      "We've sent a verification email to your new address.",
    );
    const profile = { username: ann.username, email: 'new@example.org' };
    expect(api.bodies('PUT /api/user/profile')).toEqual([profile, profile]);
  });

  it('keeps the input if the password prompt is canceled', async () => {
    const { prompt } = await save();
    await prompt.cancel();
    expect(await findToast('Failed to update profile')).toHaveTextContent(
      'Please enter your password to continue.',
    );
    expect(screen.getByLabelText('Email')).toHaveValue('new@example.org');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  });
});

describe('the password form', () => {
  it('shows field errors', async () => {
    const { user } = renderPage(<PasswordForm user={ann} />);
    await expectFieldErrors(user, {
      button: 'Change password',
      errors: [
        ['Current password', '', 'Current password is required.'],
        ['New password', '1234567', 'Password must be at least 8 characters.'],
        ['Confirm new password', '1234567', 'Please confirm your new password.'],
        ['Confirm new password', '12345679', "Passwords don't match"],
      ],
      valid: {
        'Current password': 'x',
        'New password': '12345678',
        'Confirm new password': '12345678',
      },
    });
  });

  async function change(reply: unknown) {
    const page = renderPage(<PasswordForm user={ann} />, {
      api: { 'PUT /api/user/password': reply },
    });
    const current = await screen.findByLabelText('Current password');
    await fillIn(page.user, 'Current password', 'the password');
    await fillIn(page.user, 'New password', '12345678');
    await fillIn(page.user, 'Confirm new password', '12345678');
    const button = screen.getByRole('button', { name: 'Change password' });
    await waitFor(() => expect(button).toBeEnabled());
    await page.user.click(button);
    return { ...page, current };
  }

  it('changes it and clears its fields', async () => {
    const { api, current } = await change({ message: 'Password updated' });
    expect(await findToast('Password updated')).toHaveTextContent(
      'Your password has been changed.',
    );
    expect(current).toHaveValue('');
    expect(api.bodies('PUT /api/user/password')).toEqual([
      { currentPassword: 'the password', newPassword: '12345678' },
    ]);
  });

  it('says when the current password is wrong', async () => {
    const message = 'Current password is incorrect';
    const { current } = await change(
      refused(400, { message, fieldErrors: { currentPassword: message } }),
    );
    expect(await findToast('Failed to update password')).toHaveTextContent(message);
    expect(current).toHaveAccessibleDescription(message);
    expect(current).toHaveFocus();
    expect(screen.getByLabelText('Confirm new password')).toHaveValue('12345678');
  });
});
