import { expect, it } from 'vitest';
import { simulateYear } from '../../bench/support/practice-year.ts';

it('finds abilities and difficulties, and schedules reviews in time, over a simulated year', () => {
  const year = simulateYear({ learners: 30, attempts: 60, questions: 80, seed: 1 });
  expect(year.abilities).toBeGreaterThan(0.8);
  expect(year.difficulties).toBeGreaterThan(0.8);
  expect(Math.abs(year.retention - 0.9)).toBeLessThan(0.05);
});
