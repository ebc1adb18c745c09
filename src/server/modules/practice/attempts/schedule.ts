import { createEmptyCard, fsrs, type Grade, State } from 'ts-fsrs';
import { dayReader, startOfCalendarDay } from '#shared/domain/progress.ts';
import { targetRetention } from '#shared/domain/training.ts';
import type { StoredCard } from '../../../db/tables/practice.ts';

const halfDay = 12 * 3_600_000;

/** Whole days only: a question that went wrong comes back tomorrow, not in ten minutes. */
const scheduler = fsrs({
  request_retention: targetRetention,
  enable_short_term: false,
  enable_fuzz: false,
});

/**
 * The card after a review, counting the calendar days of a time zone; null: 24-hour days, as they
 * were originally counted. Grades go from 1 (again) to 4 (easy).
 */
export function reviewCard(
  card: StoredCard | null,
  grade: number,
  at: Date,
  timeZone: string | null,
): StoredCard {
  const toDay = timeZone === null ? (moment: Date) => moment : dayCounter(timeZone);
  const day = toDay(at);
  const { card: after } = scheduler.next(
    card ? wake(card, toDay) : createEmptyCard(day),
    day,
    grade as Grade,
  );
  const due = after.due.toISOString();
  return {
    due: timeZone === null ? due : middayOf(due.slice(0, 10), timeZone).toISOString(),
    stability: after.stability,
    difficulty: after.difficulty,
    scheduledDays: after.scheduled_days,
    reps: after.reps,
    lapses: after.lapses,
    lastReview: at.toISOString(),
  };
}

/** At midday, travelers are on the same date in most time zones. */
function middayOf(day: string, timeZone: string): Date {
  return new Date(startOfCalendarDay(day, timeZone).getTime() + halfDay);
}

/** The scheduler only knows 24-hour days: each calendar day stands for one. */
function dayCounter(timeZone: string): (moment: Date) => Date {
  const dayOf = dayReader(timeZone);
  return (moment) => new Date(dayOf(moment));
}

function wake(card: StoredCard, toDay: (moment: Date) => Date) {
  return {
    due: new Date(card.due),
    stability: card.stability,
    difficulty: card.difficulty,
    elapsed_days: 0,
    scheduled_days: card.scheduledDays,
    learning_steps: 0,
    reps: card.reps,
    lapses: card.lapses,
    state: State.Review,
    last_review: toDay(new Date(card.lastReview)),
  };
}
