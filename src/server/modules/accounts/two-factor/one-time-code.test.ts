import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createSecret, stepOfCode } from './one-time-code.ts';

/** From RFC 6238, appendix B. We use the last six of its eight digits. */
const rfcSecret = Buffer.from('12345678901234567890');
const second = 1000;

describe('stepOfCode', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('knows the code of second %i', (time, code, step) => {
    expect(stepOfCode(rfcSecret, code, new Date(time * second))).toBe(step);
  });

  const noon = new Date('2026-03-01T12:00:00Z');
  const stepOfNoon = noon.getTime() / (30 * second);
  const secret = createSecret();
  const key = Secret.fromHex(Buffer.from(secret).toString('hex'));
  const codeOf = (seconds: number) =>
    TOTP.generate({ secret: key, timestamp: noon.getTime() + seconds * second });

  it.each([
    [-30, -1],
    [0, 0],
    [30, 1],
  ])('accepts the code of %i seconds from now, with its own step', (seconds, distance) => {
    expect(stepOfCode(secret, codeOf(seconds), noon)).toBe(stepOfNoon + distance);
  });

  it.each([-60, 60, 3600])('refuses the code of %i seconds from now', (seconds) => {
    expect(stepOfCode(secret, codeOf(seconds), noon)).toBeNull();
  });

  it.each(['', '12345', '1234567', 'abcdef'])('refuses "%s"', (code) => {
    expect(stepOfCode(secret, code, noon)).toBeNull();
  });

  it('refuses the code for another secret', () => {
    expect(stepOfCode(createSecret(), codeOf(0), noon)).toBeNull();
  });
});

it('makes secrets of 160 random bits', () => {
  expect(createSecret()).toHaveLength(20);
  expect(createSecret()).not.toEqual(createSecret());
});
