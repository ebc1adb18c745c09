import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { register } from './support/accounts.ts';

interface Form {
  path: string;
  button: string;
  /** Label, what is typed, what is said to it. */
  complaints: [label: string, typed: string, said: string][];
  /** What makes the form valid. */
  right: Record<string, string>;
}

const tooLong = 'Username must be no more than 20 characters';
const characters = 'Username can only contain letters, numbers, underscores and hyphens';

const publicForms: Form[] = [
  {
    path: '/auth',
    button: 'Login',
    complaints: [
      ['Email', 'ann', 'Please enter a valid email'],
      ['Password', '12345', 'Password must be at least 6 characters'],
    ],
    right: { Email: 'ann@example.org', Password: '123456' },
  },
  {
    path: '/auth?tab=register',
    button: 'Register',
    complaints: [
      ['Username', 'ab', 'Username must be at least 3 characters'],
      ['Username', 'a'.repeat(21), tooLong],
      ['Username', 'ann lee', characters],
      ['Email', 'ann@', 'Please enter a valid email address'],
      ['Password', '12345', 'Password must be at least 6 characters'],
      ['Confirm password', '123457', "Passwords don't match"],
    ],
    right: {
      Username: 'ann_lee-1',
      Email: 'ann@example.org',
      Password: '123456',
      'Confirm password': '123456',
    },
  },
  {
    path: '/forgot-password',
    button: 'Send link',
    complaints: [['Email', 'ann', 'Please enter a valid email address']],
    right: { Email: 'ann@example.org' },
  },
  {
    path: '/reset-password?token=abc',
    button: 'Change password',
    complaints: [
      ['New password', '1234567', 'Password must be at least 8 characters.'],
      ['Confirm new password', '12345679', "Passwords don't match"],
    ],
    right: { 'New password': '12345678', 'Confirm new password': '12345678' },
  },
];

const ownForms: Form[] = [
  {
    path: '/account',
    button: 'Save changes',
    complaints: [
      ['Username', 'ab', 'Username must be at least 3 characters.'],
      ['Username', 'a'.repeat(21), `${tooLong}.`],
      ['Username', 'ann!', `${characters}.`],
      ['Email', 'ann', 'Please enter a valid email address.'],
    ],
    right: { Username: 'ann_lee-1', Email: 'ann@example.org' },
  },
  {
    path: '/account?tab=password',
    button: 'Change password',
    complaints: [
      ['Current password', '', 'Current password is required.'],
      ['New password', '1234567', 'Password must be at least 8 characters.'],
      ['Confirm new password', '1234567', 'Please confirm your new password.'],
      ['Confirm new password', '12345679', "Passwords don't match"],
    ],
    right: {
      'Current password': 'x',
      'New password': '12345678',
      'Confirm new password': '12345678',
    },
  },
];

async function check(page: Page, { path, button, complaints, right }: Form): Promise<void> {
  await page.goto(path);
  const submit = page.getByRole('button', { name: button, exact: true });
  for (const [label, typed, said] of complaints) {
    const field = page.getByLabel(label, { exact: true });
    const value = right[label] ?? '';
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(said);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(submit).toBeDisabled();
    await field.fill(value);
    if (!label.startsWith('Confirm')) await expect(field).toHaveAccessibleDescription('');
  }
  for (const [label, value] of Object.entries(right)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await expect(submit).toBeEnabled();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
}

for (const form of publicForms) {
  test(`${form.path} says what is wrong as one types`, async ({ page }) => {
    await check(page, form);
  });
}

for (const form of ownForms) {
  test(`${form.path} says what is wrong as one types`, async ({ page }) => {
    await register(page);
    await check(page, form);
  });
}

test('says nothing before a field has been left', async ({ page }) => {
  await page.goto('/auth?tab=register');
  const field = page.getByLabel('Email');
  await field.pressSequentially('ann');
  await expect(field).toHaveAccessibleDescription('');
  await field.blur();
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  await field.pressSequentially('@example.org');
  await expect(field).toHaveAccessibleDescription('');
});

test('a password that changes below its confirmation is noticed', async ({ page }) => {
  await page.goto('/auth?tab=register');
  const confirmation = page.getByLabel('Confirm password');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('123456');
  await password.blur();
  await expect(confirmation).toHaveAccessibleDescription('');
  await confirmation.fill('123456');
  await confirmation.blur();
  await password.fill('1234567');
  await expect(confirmation).toHaveAccessibleDescription("Passwords don't match");
  await password.fill('123456');
  await expect(confirmation).toHaveAccessibleDescription('');
});

test('nothing moves when something is said', async ({ page }) => {
  await page.goto('/auth');
  const button = page.getByRole('button', { name: 'Login' });
  const before = await button.boundingBox();
  await page.getByLabel('Email').fill('ann');
  await page.getByLabel('Password').fill('1');
  await page.getByLabel('Password').blur();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('what was typed before the scripts came is kept', async ({ page }) => {
  const { promise: typed, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ann@example.org');
  await page.getByLabel('Password').fill('123456');
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  go();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue('ann@example.org');
});

test.describe('on the account page', () => {
  test.use({ expectedConsoleErrors: [/status of (400|409)/] });

  test('a wrong current password and a taken name are told at their fields', async ({
    page,
    signInAs,
  }) => {
    await register(page);
    await page.goto('/account?tab=password');
    await page.getByLabel('Current password').fill('not the password');
    await page.getByLabel('New password', { exact: true }).fill('12345678');
    await page.getByLabel('Confirm new password').fill('12345678');
    await page.getByRole('button', { name: 'Change password' }).click();
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(toast).toContainText('Failed to update password');
    const field = page.getByLabel('Current password');
    await expect(field).toHaveAccessibleDescription('Current password is incorrect');
    await expect(field).toBeFocused();
    await expect(page.getByLabel('Confirm new password')).toHaveValue('12345678');

    const { username } = await signInAs(page);
    await register(page);
    await page.goto('/account');
    await page.getByLabel('Username').fill(username);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast).toContainText('Failed to update profile');
    await expect(toast).toContainText('Username is already taken');
    await expect(page.getByLabel('Username')).toBeFocused();
  });
});
