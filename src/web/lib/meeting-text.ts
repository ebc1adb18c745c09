import type { NewMeeting } from '#shared/contracts/meeting.ts';
import type { Half, Seat } from '#shared/domain/meetings.ts';
import { interviewText } from './interview-text.ts';

export const seatNames: Record<Seat, string> = {
  interviewer: 'Interviewer',
  candidate: 'Candidate',
};

export const halfNames: Record<Half, string> = { 1: 'First half', 2: 'Second half' };

/** “Trader, graduate, 30 minutes each”. */
export const meetingText = (meeting: Pick<NewMeeting, 'role' | 'level' | 'minutes'>): string =>
  `${interviewText(meeting)} each`;

export const roomPath = (id: string) => `/practice/room/${id}`;
export const roomReportPath = (id: string) => `${roomPath(id)}/report`;
