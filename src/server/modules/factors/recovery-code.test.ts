import { expect, it } from 'vitest';
import { proofSchema } from '#shared/contracts/second-factor.ts';
import { createRecoveryCode, readable } from './recovery-code.ts';

function read(code: string): string | undefined {
  const { data } = proofSchema.safeParse({ kind: 'recovery', code });
  return data?.kind === 'recovery' ? data.code : undefined;
}

it('makes codes that nobody can guess', () => {
  const codes = Array.from({ length: 200 }, createRecoveryCode);
  expect(new Set(codes).size).toBe(200);
  expect(new Set(codes.join(''))).toEqual(new Set('0123456789abcdefghjkmnpqrstvwxyz'));
});

it('reads a code as it was made, however it is typed', () => {
  const code = createRecoveryCode();
  const shown = readable(code);
  expect(shown).toMatch(/^(\w{4}-){5}\w{4}$/);
  expect(read(code)).toBe(code);
  expect(read(shown)).toBe(code);
  expect(read(` ${shown.toUpperCase().replaceAll('-', ' ')} `)).toBe(code);
  expect(read('oOiI-lL22-2222-2222-2222-2222')).toBe(`001111${'2'.repeat(18)}`);
});

it.each(['', '2'.repeat(23), '2'.repeat(25), `${'2'.repeat(23)}u`, `${'2'.repeat(23)}é`])(
  'does not take "%s" for one',
  (code) => {
    expect(read(code)).toBeUndefined();
  },
);
