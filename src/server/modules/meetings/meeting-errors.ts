import type { MeetingCommand, phaseBarrier } from '#shared/policies/meetings.ts';
import { AppError, notFound } from '../../lib/errors.ts';

/** The same whether a meeting is missing or someone else's. */
export const meetingNotFound = () => notFound('Room not found');
export const linkNotFound = () =>
  notFound('This link no longer leads to a room. Please ask for a new one.');

const conflict = (code: string, message: string) => new AppError(409, code, message);

export const meetingFull = () =>
  conflict('MEETING_FULL', 'Two people are already in this room, so nobody else can join.');
const meetingOver = () => conflict('MEETING_OVER', 'This room is closed. Your report is ready.');
export const noQuestions = () =>
  conflict('NO_QUESTIONS', 'There are no more questions for this room.');
export const noQuestionYet = () => conflict('NO_QUESTION_YET', 'First choose a question.');
export const noOtherNumbers = () =>
  conflict('NO_OTHER_NUMBERS', 'This question has no other numbers.');
export const betOpen = () =>
  conflict('BET_OPEN', 'The candidate has not answered the last bet yet.');
export const tooManyBets = () =>
  conflict('TOO_MANY_BETS', 'There are enough bets on this question.');
export const guestCannotInterview = () =>
  conflict('GUEST_CANNOT_INTERVIEW', 'Swapping takes two accounts. Guests can only be candidates.');
export const padClosed = () =>
  conflict('PAD_CLOSED', 'This pad is closed. What you typed before that has been kept.');
export const padFull = () =>
  conflict('PAD_FULL', 'This pad is full. What is on it has been kept, but nothing can be added.');
export const feedbackSent = () =>
  conflict('FEEDBACK_SENT', 'You have already sent your feedback on this half.');
export const feedbackClosed = () =>
  conflict('FEEDBACK_CLOSED', 'Feedback can be sent once a half has ended, for a day.');

const onlyFor = {
  interviewer: 'Only the interviewer can do this.',
  candidate: 'Only the candidate can do this.',
};

export const wrongSeat = (needed: keyof typeof onlyFor) =>
  new AppError(403, 'WRONG_SEAT', onlyFor[needed]);

export const commandRefused = (command: MeetingCommand) =>
  wrongSeat(command === 'answerBet' ? 'candidate' : 'interviewer');

/** Why something cannot be done now. */
export function notNow(barrier: NonNullable<ReturnType<typeof phaseBarrier>>): AppError {
  switch (barrier) {
    case 'finished':
      return meetingOver();
    case 'nobody-there':
      return conflict('NOBODY_THERE', 'Nobody has joined you yet.');
    case 'not-started':
      return conflict('NOT_STARTED', 'First start the clock.');
    case 'half-over':
      return conflict('HALF_OVER', 'This half has ended.');
    case 'half-not-over':
      return conflict('HALF_NOT_OVER', 'First end this half.');
    case 'last-half':
      return conflict('LAST_HALF', 'You have already swapped.');
  }
}
