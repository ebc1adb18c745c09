import { createEmptyCard, fsrs, type Grade, State } from 'ts-fsrs';
import type { StoredCard } from '../../db/tables/practice.ts';

/** Whole days only: a question that went wrong comes back tomorrow, not in ten minutes. */
const scheduler = fsrs({ request_retention: 0.9, enable_short_term: false, enable_fuzz: false });

/** The card after a review. Grades go from 1, again, to 4, easy. */
export function reviewCard(card: StoredCard | null, grade: number, at: Date): StoredCard {
  const { card: after } = scheduler.next(
    card ? wake(card) : createEmptyCard(at),
    at,
    grade as Grade,
  );
  return {
    due: after.due.toISOString(),
    stability: after.stability,
    difficulty: after.difficulty,
    scheduledDays: after.scheduled_days,
    reps: after.reps,
    lapses: after.lapses,
    lastReview: at.toISOString(),
  };
}

function wake(card: StoredCard) {
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
    last_review: new Date(card.lastReview),
  };
}
