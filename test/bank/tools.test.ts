import { describe, expect, it } from 'vitest';
import { callDelta, callPrice, putDelta, putPrice } from '../../content/tools/black-scholes.ts';
import { choose } from '../../content/tools/choose.ts';
import { drawBelow, drawExponential, shuffle } from '../../content/tools/draw.ts';
import { integrate } from '../../content/tools/integrate.ts';
import { maximize } from '../../content/tools/maximize.ts';
import { drawNormal, normalCdf, normalDensity } from '../../content/tools/normal.ts';
import { seededRandom } from '../../content/tools/seeded-random.ts';
import { solveLinear } from '../../content/tools/solve-linear.ts';
import { theTrueOne } from '../../content/tools/the-true-one.ts';

const draws = 200_000;

function meanOf(draw: (random: () => number) => number): number {
  const random = seededRandom(1);
  let sum = 0;
  for (let i = 0; i < draws; i += 1) sum += draw(random);
  return sum / draws;
}

describe('the tools for proofs', () => {
  it.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [-1.96, 0.02499789514822],
    [3.9, 0.999951903655982],
    [4.1, 0.999979342493088],
    [-6, 9.865876450376946e-10],
  ])('know the normal distribution at %d', (z, expected) => {
    expect(Math.abs(normalCdf(z) / expected - 1)).toBeLessThan(1e-12);
  });

  it('integrate', () => {
    expect(integrate(Math.exp, 0, 1)).toBeCloseTo(Math.E - 1, 13);
    expect(integrate(normalDensity, -1, 1)).toBeCloseTo(normalCdf(1) - normalCdf(-1), 13);
  });

  it('find a maximum to ten digits', () => {
    expect(maximize((x) => x * Math.exp(-x), 0, 5)).toBeCloseTo(1, 10);
    expect(maximize((x) => -(((x - 40) / 3) ** 2) - x / 9, -20, 60)).toBeCloseTo(39.5, 10);
  });

  it('solve linear equations, even if the first pivot is zero', () => {
    const [x, y] = solveLinear(
      [
        [0, 2],
        [3, 1],
      ],
      [4, 5],
    );
    expect(x).toBeCloseTo(1, 14);
    expect(y).toBeCloseTo(2, 14);
  });

  it('price European options', () => {
    const terms = { share: 100, strike: 100, volatility: 0.2, years: 1, rate: 0.05 };
    expect(callPrice(terms)).toBeCloseTo(10.450583572, 8);
    expect(putPrice(terms)).toBeCloseTo(5.573526022, 8);
    expect(callDelta(terms)).toBeCloseTo(0.636830651, 8);
    expect(putDelta(terms)).toBeCloseTo(callDelta(terms) - 1, 12);
  });

  it('find the only claim that holds', () => {
    expect(theTrueOne([false, true, false])).toBe(2);
    expect(() => theTrueOne([true, true])).toThrow('Exactly one claim must hold, not 2.');
    expect(() => theTrueOne([false])).toThrow('Exactly one claim must hold, not 0.');
  });

  it('choose', () => {
    expect([choose(5, 0), choose(5, 2), choose(52, 5), choose(3, 4), choose(3, -1)]).toEqual([
      1, 10, 2_598_960, 0, 0,
    ]);
  });

  it('draw from the distributions they name', () => {
    expect(meanOf(drawNormal)).toBeCloseTo(0, 2);
    expect(meanOf((random) => drawNormal(random) ** 2)).toBeCloseTo(1, 1);
    expect(meanOf((random) => drawExponential(random, 2))).toBeCloseTo(0.5, 2);
    expect(meanOf((random) => drawBelow(random, 6))).toBeCloseTo(2.5, 1);
    expect(meanOf((random) => shuffle(random, [1, 2, 3])[0] ?? 0)).toBeCloseTo(2, 1);
  });
});
