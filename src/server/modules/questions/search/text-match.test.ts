import { describe, expect, it } from 'vitest';
import { fits, partAround } from './text-match.ts';

describe('fits', () => {
  it.each([
    ['Random walks', [[['random']], [['walk']]], true],
    ['Random walks', [[['walk']], [['rand']]], true],
    ['Random walks', [[['ran']], [['walk']]], false],
    ['Random walks', [[['walk']], [['markov']]], false],
    ['Linear regression', [[['ols'], ['regression']]], true],
    ['Itô calculus', [[['ito']]], true],
  ])('%s by %j: %s', (text, segments, expected) => {
    expect(fits(text, segments)).toBe(expected);
  });
});

describe('partAround', () => {
  it('begins a few words earlier and marks what it leaves out', () => {
    const text = `${'before '.repeat(20)}the coin lands ${'after '.repeat(40)}`.trim();
    const part = partAround(text, [[['coins']]]);
    expect(part).toMatch(/^…before .*the coin lands after .*…$/);
    expect(part?.length).toBeLessThan(140);
  });

  it('is all of a short text, and null without the word', () => {
    expect(partAround('A coin lands.', [[['coin']]])).toBe('A coin lands.');
    expect(partAround('A die rolls.', [[['coin']]])).toBeNull();
  });
});
