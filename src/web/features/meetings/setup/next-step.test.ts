import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const half = { half: 1, seat: 'candidate', isSent: true, isOpen: false, isShown: true } as const;

it.each([
  ['waiting', [], 'Waiting for someone to join.', '/practice/room/x'],
  ['over', [half], 'Open.', '/practice/room/x'],
  ['finished', [], 'Closed before it began.', '/practice/room/x'],
  [
    'finished',
    [{ ...half, isSent: false, isOpen: true, isShown: false }],
    'Your feedback is missing.',
    '/practice/room/x',
  ],
  ['finished', [half], 'You have both sent feedback.', '/practice/room/x/report'],
  [
    'finished',
    [{ ...half, isSent: false, isShown: false }],
    'Not all feedback is in.',
    '/practice/room/x/report',
  ],
] as const)('a room that is %s, with %j: %s', (phase, halves, note, to) => {
  expect(nextStep({ id: 'x', phase, halves: [...halves] })).toMatchObject({ note, to });
});
