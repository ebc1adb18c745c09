import type pg from 'pg';
import { addQuestions, categoryCount } from './many-questions.ts';

const attemptsEach = 100;

/** Inserts that many attempts and their derived data. Returns the number of questions. */
export async function addAttempts(pool: pg.Pool, attempts: number): Promise<number> {
  const learners = attempts / attemptsEach;
  const questions = Math.max(1_000, attempts / 10);
  await addQuestions(pool, questions);
  await pool.query(
    `insert into question_answers (question_id, answer, hints)
       select id, '{"kind": "number", "value": 7}', '[]' from questions`,
  );
  await addRatedLearners(pool, learners);
  // The steps are coprime to the number of questions: each learner has different ones.
  const done = `
    from users u, generate_series(1, ${attemptsEach}) k
    cross join lateral (select 1 + (u.id * 7919 + k * 104729) % ${questions} as question,
      now() - (k % 90 + 1) * interval '1 day' as at) d`;
  await pool.query(
    `insert into attempts
       (user_id, question_id, kind, verdict, status, grade, opponent_rating, opponent_deviation, category, created_at)
     select u.id, question, 'answer', case when k % 3 = 0 then 'wrong' else 'right' end,
       'solved', 3, 1500, 100, 'category 1', at ${done} order by at`,
  );
  await pool.query(
    `insert into learner_questions (user_id, question_id, is_first_right, solved_how, is_rated, due, card)
     select u.id, question, k % 3 > 0, 'alone', true, at + (k % 97) * interval '1 day',
       jsonb_build_object('due', at + (k % 97) * interval '1 day', 'stability', 10, 'difficulty', 5,
         'scheduledDays', 10, 'reps', 3, 'lapses', 0, 'lastReview', at) ${done}`,
  );
  await pool.query(
    `insert into question_statuses (user_id, question_id, status)
       select user_id, question_id, 'solved' from learner_questions`,
  );
  await pool.query(
    `insert into question_results
       (attempt_id, question_id, is_right, learner_rating, learner_deviation, created_at)
     select id, question_id, verdict = 'right', 1500, 80, created_at from attempts`,
  );
  await pool.query(
    `insert into question_ratings
       (question_id, rating, deviation, volatility, start_rating, results, right_results)
     select id, 1200 + id % 600, 60 + id % 100, 0.06, 1500, 10, 6 from questions`,
  );
  await pool.query(
    `insert into learner_rating_days (user_id, category, day, rating, deviation)
     select id, '', current_date - n, 1400 + n, 80 from users, generate_series(1, 60) n`,
  );
  return questions;
}

/** Adds users up to that many, each with a rating in every category. */
export async function addRatedLearners(pool: pg.Pool, learners: number): Promise<void> {
  await pool.query(
    `insert into users (username, email, password_hash)
       select 'learner' || n, 'learner' || n || '@example.com', 'x' from generate_series(2, $1::int) n
       on conflict do nothing`,
    [learners],
  );
  await pool.query(
    'insert into learners (user_id) select id from users on conflict (user_id) do nothing',
  );
  const categories = `(select '' as category union all
    select 'category ' || n from generate_series(1, ${categoryCount}) n) c`;
  await pool.query(
    `insert into learner_ratings
       (user_id, category, rating, deviation, volatility, current_deviation, results, rated_at)
     select id, category, 1300 + id % 400, 80, 0.06, 80, 20, now() - interval '1 day' from users, ${categories}
     on conflict do nothing`,
  );
}
