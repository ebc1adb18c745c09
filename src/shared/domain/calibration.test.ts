import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brierScore,
  describeConfidence,
  reliabilityBins,
  type StatedAnswers,
  skipRule,
  wilsonInterval,
} from './calibration.ts';

const said = (confidence: number, rightAnswers: number, answers: number): StatedAnswers => ({
  confidence,
  answers,
  rightAnswers,
});

describe('the Brier score', () => {
  it.each([
    [[said(50, 3, 10)], 0.25],
    [[said(90, 1, 1)], 0.01],
    [[said(90, 0, 1)], 0.81],
    [[said(80, 4, 5), said(60, 1, 5)], (4 * 0.04 + 0.64 + 0.16 + 4 * 0.36) / 10],
  ])('of %j is %d', (counts, score) => {
    expect(brierScore(counts)).toBeCloseTo(score, 12);
  });
});

describe("Wilson's interval", () => {
  it.each([
    [29, 47, 0.474, 0.742],
    [0, 10, 0, 0.278],
    [10, 10, 0.722, 1],
  ])('of %i in %i is from %d to %d', (right, all, low, high) => {
    const interval = wilsonInterval(right, all);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it('contains the share, and stays between 0 and 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (all, drawn) => {
        const right = drawn % (all + 1);
        const { low, high } = wilsonInterval(right, all);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(right / all + 1e-12);
        expect(high).toBeGreaterThanOrEqual(right / all - 1e-12);
      }),
    );
  });
});

describe('the bins', () => {
  it('group similar answers, each at the mean stated confidence', () => {
    const bins = reliabilityBins([said(99, 2, 2), said(80, 6, 10), said(77, 2, 5), said(5, 0, 1)]);
    expect(bins).toMatchObject([
      { stated: 5, answers: 1, share: 0 },
      { stated: 79, answers: 15, rightAnswers: 8 },
      { stated: 99, answers: 2, share: 1 },
    ]);
  });

  it('are empty without answers', () => {
    expect(reliabilityBins([])).toEqual([]);
  });

  it.each([
    [said(80, 29, 47), '80%, you are right 62% of the time (n = 47). You are more confident'],
    [said(60, 58, 60), '60%, you are right 97% of the time (n = 60). You can be more confident'],
    [said(80, 8, 11), '80%, you are right 73% of the time (n = 11). That is well calibrated.'],
  ])('are described in words: %j', (counts, words) => {
    expect(describeConfidence([counts]).example).toContain(`When you say ${words}`);
  });
});

describe('the verdict', () => {
  it('never says that a score worse than always saying 50% fits', () => {
    const anyCount = fc
      .record({
        confidence: fc.integer({ min: 5, max: 99 }),
        answers: fc.integer({ min: 1, max: 60 }),
      })
      .chain(({ confidence, answers }) =>
        fc.nat(answers).map((rightAnswers) => said(confidence, rightAnswers, answers)),
      );
    fc.assert(
      fc.property(fc.array(anyCount, { minLength: 1, maxLength: 6 }), (counts) => {
        const { verdict, example } = describeConfidence(counts);
        const isWorse = brierScore(counts) > 0.25;
        expect(verdict.includes('misleads')).toBe(isWorse);
        if (isWorse) expect(`${verdict} ${example}`).not.toMatch(/fits|well calibrated/);
      }),
    );
  });

  it('gives the worst example, however few answers it has', () => {
    const { verdict, example } = describeConfidence([said(60, 24, 40), said(95, 2, 8)]);
    expect(verdict).toBe(
      'Your confidence misleads you: always saying 50% would have scored better.',
    );
    expect(example).toBe(
      'When you say 95%, you are right 25% of the time (n = 8). You are more confident than you should be.',
    );
  });

  it.each([
    [[said(80, 40, 50)], 'Your confidence fits your results, as far as they can tell.'],
    [[said(80, 40, 50), said(60, 58, 60)], /helps, but it does not fit your results everywhere/],
    // Exactly as good as always saying 50%.
    [[said(50, 10, 20)], /^Your confidence fits/],
  ])('of %j is “%s”', (counts, verdict) => {
    expect(describeConfidence(counts).verdict).toMatch(verdict);
  });
});

describe('what to skip at +1/−1', () => {
  it('is what would have cost points', () => {
    const rule = skipRule([said(90, 9, 10), said(30, 1, 10), said(60, 2, 10)]);
    expect(rule).toEqual({ from: 90, points: -6, bestPoints: 8 });
  });

  it('is nothing if every answer was worth it', () => {
    expect(skipRule([said(40, 3, 5), said(80, 4, 5)])).toMatchObject({ from: null, points: 4 });
  });
});
