import { expect, it } from 'vitest';
import { proposeGrade } from './propose-grade.ts';

const answered = {
  isRight: true,
  difficulty: 'Medium',
  hints: 0,
  usedSimulation: false,
  usedSolution: false,
  activeSeconds: 300,
  confidence: null,
} as const;

it.each([
  ['again', 'wrong', 1, { isRight: false }],
  ['again', 'wrong, sure and quick', 1, { isRight: false, confidence: 99, activeSeconds: 5 }],
  ['again', 'right after reading the solution', 1, { usedSolution: true }],
  ['hard', 'right with a hint', 2, { hints: 1, confidence: 99, activeSeconds: 5 }],
  ['hard', 'right after the simulation', 2, { usedSimulation: true }],
  ['hard', 'right but slow', 2, { activeSeconds: 721 }],
  ['good', 'right', 3, {}],
  ['good', 'right, at an unknown pace', 3, { activeSeconds: null, confidence: 99 }],
  ['good', 'right and quick, but unsure', 3, { activeSeconds: 60, confidence: 60 }],
  ['good', 'right and quick, confidence not stated', 3, { activeSeconds: 60 }],
  ['easy', 'right, quick and sure', 4, { activeSeconds: 60, confidence: 80 }],
  ['hard', 'slow for an easy question', 2, { difficulty: 'Easy', activeSeconds: 361 }],
  ['good', 'not slow for a hard question', 3, { difficulty: 'Hard', activeSeconds: 1199 }],
] as const)('is %s if %s', (_name, _what, grade, given) => {
  expect(proposeGrade({ ...answered, ...given })).toBe(grade);
});
