import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { refuseGuessable } from './password-rules.ts';

const ada = { username: 'Countess-Ada', email: 'Ada.Lovelace@example.org' };
const tooCommon = 'This password is too common. Please choose another.';
const isOwn = 'Password must not be your username or email address.';
const isBlank = 'Password must not be only spaces.';

it('knows at least 10,000 common passwords that are long enough', () => {
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= 8);
  expect(longEnough.length).toBeGreaterThan(10_000);
});

it.each([
  ['123456', tooCommon],
  ['password', tooCommon],
  ['qwertyuiop', tooCommon],
  ['countess-ada', isOwn],
  [' ADA.LOVELACE@example.org ', isOwn],
  ['ada.lovelace', isOwn],
  ['        ', isBlank],
  ['\t\u00a0\u2003\n      ', isBlank],
])('refuses %j', async (password, message) => {
  await expect(refuseGuessable('newPassword', password, ada)).rejects.toMatchObject({
    status: 400,
    code: 'WEAK_PASSWORD',
    message,
    fieldErrors: { newPassword: message },
  });
});

it.each([
  'password of the countess',
  'PassWord1-of-Ada',
  'Countess-Ada was here',
  'grace.hopper@example.org',
  'parole-unica-7',
  'пароль-графини',
  'x'.repeat(1024),
])('accepts %j', async (password) => {
  await refuseGuessable('password', password, ada);
});
