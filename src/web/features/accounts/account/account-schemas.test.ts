import { expect, it } from 'vitest';
import { passwordFormSchema } from './account-schemas.ts';

function errorsOf(form: Record<string, string>): { field: string; message: string }[] {
  const { error } = passwordFormSchema.safeParse({
    currentPassword: 'old-password',
    newPassword: 'new-password',
    confirmPassword: 'new-password',
    ...form,
  });
  return (error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
}

it('accepts a confirmed new password', () => {
  expect(errorsOf({})).toEqual([]);
});

it.each([
  [{ currentPassword: '' }, 'currentPassword', 'Current password is required.'],
  [
    { newPassword: '1234567', confirmPassword: '1234567' },
    'newPassword',
    'Password must be at least 8 characters.',
  ],
  [{ confirmPassword: '1234567' }, 'confirmPassword', 'Please confirm your new password.'],
  [{ confirmPassword: '' }, 'confirmPassword', 'Please confirm your new password.'],
  [{ confirmPassword: 'new-passwore' }, 'confirmPassword', "Passwords don't match"],
])('rejects %j', (form, field, message) => {
  expect(errorsOf(form).find((error) => error.field === field)).toEqual({
    field,
    message,
  });
});

it('checks the confirmation even if another field is invalid', () => {
  expect(errorsOf({ currentPassword: '', confirmPassword: 'something else' })).toEqual([
    { field: 'currentPassword', message: 'Current password is required.' },
    { field: 'confirmPassword', message: "Passwords don't match" },
  ]);
});
