import { type Length, type Level, questionsIn } from '#shared/domain/interviews.ts';
import { nameOfRole, type Role } from '#shared/domain/roles.ts';

export const levelNames: Record<Level, string> = {
  internship: 'Internship',
  graduate: 'Graduate',
  experienced: 'Experienced',
};

export const lengthText = (minutes: Length) =>
  `${minutes} minutes, ${questionsIn[minutes]} questions`;

interface InterviewChoice {
  role: Role;
  level: Level;
  minutes: number;
}

/** “Trader, graduate, 45 minutes”. */
export function interviewText({ role, level, minutes }: InterviewChoice): string {
  return `${nameOfRole[role]}, ${levelNames[level].toLowerCase()}, ${minutes} minutes`;
}

/** “12:05”. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** “2”, “2 and 3” or “2, 3 and 5”. */
export function listText(numbers: readonly number[]): string {
  return new Intl.ListFormat('en-US').format(numbers.map(String));
}
