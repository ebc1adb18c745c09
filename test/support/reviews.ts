import type pg from 'pg';
import { openDatabase } from '#server/db/client.ts';
import { learnerQuestions } from '#server/db/tables/practice.ts';

const day = 86_400_000;

interface DueCard {
  userId: number;
  questionId: number;
  due: Date;
}

/** As if the question had been answered well two days before it is due. */
export async function insertCards(pool: pg.Pool, cards: readonly DueCard[]): Promise<void> {
  await openDatabase(pool)
    .insert(learnerQuestions)
    .values(
      cards.map(({ due, ...owner }) => ({
        ...owner,
        due,
        isFirstRight: true,
        solvedHow: 'alone' as const,
        card: {
          due: due.toISOString(),
          stability: 2.3,
          difficulty: 5,
          scheduledDays: 2,
          reps: 1,
          lapses: 0,
          lastReview: new Date(due.getTime() - 2 * day).toISOString(),
        },
      })),
    );
}
