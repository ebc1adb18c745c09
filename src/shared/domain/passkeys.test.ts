import { expect, it } from 'vitest';
import { arePasskeysPossible } from './passkeys.ts';

it.each([
  ['https://quant.example.org', true],
  ['https://quant.example.org:8443', true],
  ['http://localhost:3000', true],
  ['https://localhost', true],
  ['http://quant.example.org', false],
  ['http://127.0.0.1:3000', false],
  ['https://192.0.2.7', false],
  ['https://[2001:db8::1]', false],
])('passkeys at %s: %s', (origin, isPossible) => {
  expect(arePasskeysPossible(origin)).toBe(isPossible);
});
