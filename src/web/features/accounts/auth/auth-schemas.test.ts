import { describe, expect, it } from 'vitest';
import { newPasswordFormSchema, registrationFormSchema } from './auth-schemas.ts';

const registration = {
  username: 'ann_lee-1',
  email: 'ann@example.org',
  password: 'secret',
  confirmPassword: 'secret',
};

function errorOf(changes: Record<string, string>, field: string): string | undefined {
  const { error } = registrationFormSchema.safeParse({ ...registration, ...changes });
  return error?.issues.find(({ path }) => path[0] === field)?.message;
}

describe('registration', () => {
  it('accepts valid input', () => {
    expect(registrationFormSchema.safeParse(registration).success).toBe(true);
  });

  it.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', 'a'.repeat(21), 'Username must be no more than 20 characters'],
    ['username', 'ann lee', 'Username can only contain letters, numbers, underscores and hyphens'],
    ['email', 'ann', 'Please enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['confirmPassword', 'other', "Passwords don't match"],
  ])('rejects the %s %j', (field, value, message) => {
    expect(errorOf({ [field]: value }, field)).toBe(message);
  });

  it('checks the confirmation even if another field is invalid', () => {
    expect(errorOf({ username: '', confirmPassword: 'other' }, 'confirmPassword')).toBe(
      "Passwords don't match",
    );
  });
});

it('a new password must be long enough and confirmed', () => {
  const check = (newPassword: string, confirmPassword: string) =>
    newPasswordFormSchema
      .safeParse({ newPassword, confirmPassword })
      .error?.issues.map(({ message }) => message);
  expect(check('12345678', '12345678')).toBeUndefined();
  expect(check('1234567', '1234567')).toEqual(['Password must be at least 8 characters.']);
  expect(check('12345678', '12345679')).toEqual(["Passwords don't match"]);
});
