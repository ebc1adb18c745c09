import { rememberDailyQuestion } from '#shared/domain/daily-question.ts';
import { forgetStored, readStored, store } from '../../lib/storage.ts';

const dayPrefix = 'martingale_daily_question_';
const recentKey = 'martingale_recent_questions';

/** The date where the visitor is, as 2026-01-31. */
export function localDate(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}

/** The question that this browser has already shown on this date. */
export function readDailyId(date: string): number | null {
  const id = readStored(dayPrefix + date);
  return isId(id) ? id : null;
}

export function readRecentIds(): number[] {
  const ids = readStored(recentKey);
  return Array.isArray(ids) ? ids.filter(isId) : [];
}

/** From now on it is the day's question here, and what other days have kept is cleared away. */
export function keepDailyId(date: string, id: number, questionCount: number): void {
  forgetStored(dayPrefix);
  store(dayPrefix + date, id);
  store(recentKey, rememberDailyQuestion(readRecentIds(), id, questionCount));
}

export function forgetDailyIds(): void {
  forgetStored(dayPrefix);
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
