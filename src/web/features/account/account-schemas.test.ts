import { expect, it } from 'vitest';
import { passwordFormSchema } from './account-schemas.ts';

function complaints(form: Record<string, string>): { field: string; message: string }[] {
  const { error } = passwordFormSchema.safeParse({
    currentPassword: 'old-password',
    newPassword: 'new-password',
    confirmPassword: 'new-password',
    ...form,
  });
  return (error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
}

it('takes a new password that is confirmed', () => {
  expect(complaints({})).toEqual([]);
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
])('complains about %j', (form, field, message) => {
  expect(complaints(form).find((complaint) => complaint.field === field)).toEqual({
    field,
    message,
  });
});

it('complains about the confirmation while another field is wrong too', () => {
  expect(complaints({ currentPassword: '', confirmPassword: 'something else' })).toEqual([
    { field: 'currentPassword', message: 'Current password is required.' },
    { field: 'confirmPassword', message: "Passwords don't match" },
  ]);
});
