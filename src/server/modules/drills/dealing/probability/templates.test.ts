import { describe, expect, it } from 'vitest';
import { toNumber } from '#shared/domain/fraction.ts';
import { numbersIn } from '#test/support/drills/enumerate.ts';
import { enumerations } from '#test/support/drills/enumerations.ts';
import { createRandom } from '../random.ts';
import { drawLevel, drawProblem, ofLevel, templates } from './templates.ts';

/** Problems with different numbers. */
function drawDifferent(name: string, most: number) {
  const template = templates[name];
  if (!template) throw new Error(`There is no template ${name}.`);
  const problems = Array.from({ length: 40 }, (_, index) =>
    drawProblem(createRandom(`${name} ${index}`), template),
  );
  const byAnswer = new Map(problems.map((drawn) => [drawn.problem.answer, drawn]));
  return [...byAnswer.values()].slice(0, most);
}

describe('templates', () => {
  it('are many, at every level', () => {
    expect(Object.keys(templates).length).toBeGreaterThan(60);
    for (const level of [1, 2, 3]) expect(ofLevel(templates, level).length).toBeGreaterThan(15);
  });

  it('are all enumerated', () => {
    expect(Object.keys(enumerations).toSorted()).toEqual(Object.keys(templates).toSorted());
  });

  it.each(Object.keys(templates))('%s has the same answer as enumeration', (name) => {
    const drawn = drawDifferent(name, 6);
    expect(drawn.length).toBeGreaterThanOrEqual(4);
    for (const { problem, answer } of drawn) {
      const asked = 'that' in problem ? problem.that : problem.question;
      const text = `${problem.setting} ${asked}`;
      const expected = enumerations[name]?.(numbersIn(text), text);
      if (typeof expected === 'object') expect([text, answer]).toEqual([text, expected]);
      else expect(Math.abs(toNumber(answer) - (expected ?? 0)), text).toBeLessThan(1e-12);
    }
  });

  it.each(Object.keys(templates))('%s has tempting mistakes that can be evaluated', (name) => {
    for (const { problem } of drawDifferent(name, 40)) {
      expect(Object.keys(problem.mistakes).length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('drawLevel', () => {
  it('rises with progress', () => {
    const levelsAt = (progress: number) =>
      new Set(
        Array.from({ length: 50 }, (_, index) => drawLevel(createRandom(`${index}`), progress)),
      );
    expect(levelsAt(0)).toEqual(new Set([1]));
    expect(levelsAt(0.25)).toEqual(new Set([1, 2]));
    expect(levelsAt(0.5)).toEqual(new Set([2]));
    expect(levelsAt(0.75)).toEqual(new Set([2, 3]));
    expect(levelsAt(1)).toEqual(new Set([3]));
  });
});
