import { expect, it } from 'vitest';
import { drawBelow } from '../../content/tools/draw.ts';
import { seededRandom } from '../../content/tools/seeded-random.ts';
import { type Equation, findEquationProblems, findEquations } from './rules/equation-rules.ts';
import { bankQuestions } from './whole-bank.ts';

const mutations = 1_000;
/** Digits that a rounded value cannot show, and factors of zero. */
const mostUnnoticed = 0.03;

const random = seededRandom(1);
const questions = [...bankQuestions.values()];
const equations = questions
  .flatMap(({ solution }) => findEquations([solution]))
  .filter(({ relation }) => relation === '=' || relation === '≈');

const written = ({ left, relation, right }: Equation) =>
  `$${left.formula}\\text{${left.unit}}${relation}${right.formula}\\text{${right.unit}}$`;

function withAnotherDigit(equation: Equation): Equation {
  const side = drawBelow(random, 2) === 0 ? 'left' : 'right';
  const { formula } = equation[side];
  const places = [...formula.matchAll(/\d/g)].map(({ index }) => index);
  const place = places[drawBelow(random, places.length)];
  if (place === undefined) return withAnotherDigit(equation);
  const digit = (Number(formula[place]) + 1 + drawBelow(random, 9)) % 10;
  const changed = `${formula.slice(0, place)}${digit}${formula.slice(place + 1)}`;
  return { ...equation, [side]: { ...equation[side], formula: changed } };
}

it('most solutions have equations between numbers', () => {
  const without = questions.filter(({ solution }) => findEquations([solution]).length === 0);
  expect(equations.length).toBeGreaterThan(1000);
  expect(without.length / questions.length).toBeLessThan(0.05);
});

it('a changed digit in an equation is noticed', () => {
  const changed = Array.from({ length: mutations }, () =>
    written(withAnotherDigit(equations[drawBelow(random, equations.length)] ?? expect.fail())),
  );
  const unnoticed = changed.filter((text) => findEquationProblems([text]).length === 0);
  expect(unnoticed.length / mutations, unnoticed.join('\n')).toBeLessThan(mostUnnoticed);
});
