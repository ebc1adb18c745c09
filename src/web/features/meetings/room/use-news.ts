import { useEffect, useRef } from 'react';
import type { MeetingState } from '#shared/contracts/meeting.ts';
import { useToast } from '../../../lib/toast.ts';

/** Tells what the other person has just done, wherever on the page the reader is. */
export function useNews(meeting: MeetingState): void {
  const notify = useToast();
  const known = useRef(meeting);
  useEffect(() => {
    const title = newsOf(known.current, meeting);
    known.current = meeting;
    if (title !== null) notify({ title });
  }, [meeting, notify]);
}

export function newsOf(before: MeetingState, now: MeetingState): string | null {
  const name = now.other?.name ?? '';
  if (before.phase === 'waiting' && now.phase === 'ready') return `${name} has joined`;
  if (before.half !== now.half) return 'You have swapped seats';
  if (before.phase === 'running' && now.phase === 'over') return 'This half is over';
  if (before.phase === 'ready' && now.phase === 'running') {
    return now.seat === 'candidate' ? 'The clock is running' : null;
  }
  const [earlier, question] = [before.question, now.question];
  if (!earlier || !question) return null;
  if (now.seat === 'interviewer') {
    const answered = question.bets.at(-1)?.percent ?? null;
    const isNew = earlier.number === question.number && earlier.bets.at(-1)?.percent === null;
    return isNew && answered !== null ? `${name} bets ${answered}%` : null;
  }
  if (earlier.number !== question.number) return 'Here is the next question';
  if (earlier.html !== question.html) return 'The question has other numbers now';
  if (question.bets.length > earlier.bets.length) return 'What would you bet on that?';
  if (question.hints.length > earlier.hints.length) return 'You got a hint';
  return question.parts.length > earlier.parts.length ? 'There is another part' : null;
}
