import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#test/support/components/fill-in.ts';
import { expectFieldErrors, type FormCase } from '#test/support/components/form-errors.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { settings, visitor } from '#test/support/components/site.ts';
import { AuthPage } from './auth-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const api = {
  'GET /api/user': visitor,
  'GET /api/settings': settings(),
  'GET /api/sign-in-providers': [],
  'POST /api/reset-password/check': { lockedUntil: null },
};

interface Form extends FormCase {
  at: string;
  page: React.ReactNode;
}

const forms: Form[] = [
  {
    at: '/auth',
    page: <AuthPage />,
    button: 'Sign in',
    errors: [
      ['Email', 'ann', 'Please enter a valid email'],
      ['Password', '12345', 'Password must be at least 6 characters'],
    ],
    valid: { Email: 'ann@example.org', Password: '123456' },
  },
  {
    at: '/auth?tab=register',
    page: <AuthPage />,
    button: 'Register',
    errors: [
      ['Username', 'ab', 'Username must be at least 3 characters'],
      ['Username', 'a'.repeat(21), 'Username must be no more than 20 characters'],
      [
        'Username',
        'ann lee',
        'Username can only contain letters, numbers, underscores and hyphens',
      ],
      ['Email', 'ann@', 'Please enter a valid email address'],
      ['Password', '12345', 'Password must be at least 6 characters'],
      ['Confirm password', '123457', "Passwords don't match"],
    ],
    valid: {
      Username: 'ann_lee-1',
      Email: 'ann@example.org',
      Password: '123456',
      'Confirm password': '123456',
    },
  },
  {
    at: '/forgot-password',
    page: <ForgotPasswordPage />,
    button: 'Send link',
    errors: [['Email', 'ann', 'Please enter a valid email address']],
    valid: { Email: 'ann@example.org' },
  },
  {
    at: '/reset-password?token=abc',
    page: <ResetPasswordPage />,
    button: 'Change password',
    errors: [
      ['New password', '1234567', 'Password must be at least 8 characters.'],
      ['Confirm new password', '12345679', "Passwords don't match"],
    ],
    valid: { 'New password': '12345678', 'Confirm new password': '12345678' },
  },
];

describe('field errors', () => {
  it.each(forms)('are shown at $at', async ({ at, page, ...form }) => {
    const { user } = renderPage(page, { at, api });
    await expectFieldErrors(user, form);
  });

  it('appear when a field loses the focus, and disappear as soon as it is valid', async () => {
    const { user } = renderPage(<AuthPage />, { at: '/auth?tab=register', api });
    const field = await screen.findByLabelText('Email');
    await fillIn(user, 'Email', 'ann');
    expect(field).toHaveAccessibleDescription('');
    await user.tab();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Please enter a valid email address'),
    );
    await user.click(field);
    await user.paste('@example.org');
    await waitFor(() => expect(field).toHaveAccessibleDescription(''));
  });

  it('appear at the confirmation when the password changes afterwards', async () => {
    const { user } = renderPage(<AuthPage />, { at: '/auth?tab=register', api });
    const confirmation = await screen.findByLabelText('Confirm password');
    await fillIn(user, 'Password', '123456');
    await user.tab();
    expect(confirmation).toHaveAccessibleDescription('');
    await fillIn(user, 'Confirm password', '123456');
    await user.tab();
    await fillIn(user, 'Password', '1234567');
    await waitFor(() => expect(confirmation).toHaveAccessibleDescription("Passwords don't match"));
    await fillIn(user, 'Password', '123456');
    await waitFor(() => expect(confirmation).toHaveAccessibleDescription(''));
  });
});
