import { expect, it } from 'vitest';
import { describeSeconds, pointsText } from './drill-text.ts';

it.each([
  [45, '45 seconds'],
  [60, '1 minute'],
  [90, '90 seconds'],
  [150, '2.5 minutes'],
  [200, '3 min 20 s'],
])('%i seconds are %s', (seconds, text) => {
  expect(describeSeconds(seconds)).toBe(text);
});

it('points have a real minus sign', () => {
  expect(pointsText(-2)).toBe('−2');
});
