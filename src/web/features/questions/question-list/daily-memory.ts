import { rememberDailyQuestion } from '#shared/domain/daily-question.ts';
import { forgetStored, readStored, store } from '../../../lib/storage.ts';

const dayPrefix = 'martingale_daily_question_';
const recentKey = 'martingale_recent_questions';

/** The visitor's local date, such as 2026-01-31. */
export function localDate(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}

/** The question this browser has already shown for that date. */
export function readDailyId(date: string): number | null {
  const id = readStored(dayPrefix + date);
  return isId(id) ? id : null;
}

export function readRecentIds(): number[] {
  const ids = readStored(recentKey);
  return Array.isArray(ids) ? ids.filter(isId) : [];
}

/** Also forgets the questions of other days. */
export function storeDailyId(date: string, id: number, questionCount: number): void {
  forgetStored(dayPrefix);
  store(dayPrefix + date, id);
  store(recentKey, rememberDailyQuestion(readRecentIds(), id, questionCount));
}

export function clearDailyIds(): void {
  forgetStored(dayPrefix);
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
