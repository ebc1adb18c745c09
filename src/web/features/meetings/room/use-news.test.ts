import { expect, it } from 'vitest';
import { asCandidate, asInterviewer } from '#test/support/components/meetings.ts';
import { newsOf } from './use-news.ts';

const candidate = asCandidate();
const { question } = candidate;
const withQuestion = (change: object) =>
  asCandidate({ question: question && { ...question, ...change } });
const bet = (percent: number | null) => ({ bets: [{ number: 1, percent }] });

it.each([
  ['Bob has joined', { ...candidate, phase: 'waiting' as const }, asCandidate({ phase: 'ready' })],
  ['This half is over', candidate, asCandidate({ phase: 'over' })],
  ['You have swapped seats', candidate, asInterviewer({ half: 2, phase: 'ready' })],
  ['Here is the next question', candidate, withQuestion({ number: 2 })],
  ['The question has other numbers now', candidate, withQuestion({ html: '<p>Else</p>' })],
  ['You got a hint', withQuestion({ hints: [] }), candidate],
  ['What would you bet on that?', candidate, withQuestion(bet(null))],
  [null, withQuestion(bet(null)), withQuestion(bet(70))],
  [null, candidate, candidate],
])('the candidate reads: %s', (title, before, now) => {
  expect(newsOf(before, now)).toBe(title);
});

it('the interviewer reads what the candidate bets', () => {
  const asked = (percent: number | null) => {
    const meeting = asInterviewer();
    return { ...meeting, question: meeting.question && { ...meeting.question, ...bet(percent) } };
  };
  expect(newsOf(asked(null), asked(70))).toBe('Bob bets 70%');
  expect(newsOf(asked(70), asked(70))).toBeNull();
});
