import { expect, it } from 'vitest';
import { strengthNote } from './password-strength.ts';

it.each([
  ['', undefined],
  ['secret', 'Weak'],
  ['Password123', 'Weak'],
  ['12345678901234567890', 'Weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'Weak'],
  ['abababababababababab', 'Weak'],
  ['                    ', 'Weak'],
  ['Winter2026!x', 'Fair'],
  ['correct horse battery staple', 'Good length'],
  ['пароль графини лавлейс', 'Good length'],
])('rates %j as %s', (password, rating) => {
  expect(strengthNote(password)?.split(/[:,]/)[0]).toBe(rating);
});
