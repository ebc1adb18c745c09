import { expect, it } from 'vitest';
import { removedKeyNames } from './removed-keys.ts';

const nothing = {
  hadPassword: false,
  passkeys: 0,
  providers: [],
  hadAuthenticator: false,
  hadRecoveryCodes: false,
};

it('names each kind of key that was removed', () => {
  expect(removedKeyNames(nothing)).toEqual([]);
  expect(removedKeyNames({ ...nothing, passkeys: 1 })).toEqual(['1 passkey']);
  expect(
    removedKeyNames({
      hadPassword: true,
      passkeys: 2,
      providers: ['Google', 'Test'],
      hadAuthenticator: true,
      hadRecoveryCodes: true,
    }),
  ).toEqual([
    'Your password',
    '2 passkeys',
    'Sign-in with Google',
    'Sign-in with Test',
    'Your authenticator app',
    'Your recovery codes',
  ]);
});
