import { expect, it } from 'vitest';
import { proofSchema } from '#shared/contracts/two-factor.ts';
import { createRecoveryCode, readable } from './recovery-code.ts';

function read(code: string): string | undefined {
  const { data } = proofSchema.safeParse({ kind: 'recovery', code });
  return data?.kind === 'recovery' ? data.code : undefined;
}

it('makes codes that no one can guess', () => {
  const codes = Array.from({ length: 200 }, createRecoveryCode);
  expect(new Set(codes).size).toBe(200);
  expect(new Set(codes.join(''))).toEqual(new Set('0123456789abcdefghjkmnpqrstvwxyz'));
});

it('reads a code however it is typed', () => {
  const code = createRecoveryCode();
  const shown = readable(code);
  expect(shown).toMatch(/^(\w{5}-){4}\w{6}$/);
  expect(read(code)).toBe(code);
  expect(read(shown)).toBe(code);
  expect(read(` ${shown.toUpperCase().replaceAll('-', ' ')} `)).toBe(code);
  expect(read('oOiIl-L2222-22222-22222-222222')).toBe(`001111${'2'.repeat(20)}`);
});

it('also reads older, shorter codes', () => {
  expect(read('2222-3333-4444-5555-6666-7777')).toBe('222233334444555566667777');
});

it.each([
  '',
  '2'.repeat(23),
  '2'.repeat(25),
  '2'.repeat(27),
  `${'2'.repeat(25)}u`,
  `${'2'.repeat(25)}é`,
])('does not accept "%s" as one', (code) => {
  expect(read(code)).toBeUndefined();
});
