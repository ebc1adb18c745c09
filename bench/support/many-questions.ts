import { createHash } from 'node:crypto';
import type pg from 'pg';

const beginnings = [
  'Expectation of the',
  'Distribution of the',
  'Variance of the',
  'Valuation of the',
  'Correlation of the',
  'Hedging against the',
  'Simulation of the',
  'Optimal stopping for the',
];
const subjects = [
  'maximum of uniforms',
  'first return of a random walk',
  'barrier option with rebate',
  'longest run of heads',
  'Brownian bridge',
  'sum of two dice',
  'integral of a squared path',
  'number of inversions',
  'sample covariance',
];

/** A substring of most names. */
export const frequentPart = 'tion of the';
/** Substrings of some names. */
export const someParts = [...beginnings, ...subjects];
export const categoryCount = 17;

/** The ending of one question's name, which hardly any other shares. */
export function endingOf(id: number): string {
  return createHash('md5').update(String(id)).digest('hex').slice(0, 6);
}

/**
 * Questions with realistic names and texts, in random order; two in three are measured, one in ten
 * has a topic.
 */
export async function addQuestions(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into questions (id, name, description, description_html, difficulty, category, tags)
       overriding system value
       select n,
         ($2::text[])[1 + n % array_length($2, 1)] || ' '
           || ($3::text[])[1 + (n / 8) % array_length($3, 1)] || ' ' || substr(md5(n::text), 1, 6),
         repeat('A coin lands heads with probability $p$. ', 10 + n % 20),
         repeat('<p>A coin lands heads: ' || md5(n::text) || '</p>', 20 + n % 30),
         (array['Easy', 'Medium', 'Hard'])[1 + n % 3],
         'Category ' || 1 + n % $4::int,
         case when n % 10 = 0 then array['random walk'] else '{}'::text[] end
       from generate_series(1, $1::int) n order by md5(n || 'order')`,
    [count, beginnings, subjects, categoryCount],
  );
  await pool.query(
    `insert into question_measures (question_id, rating, deviation, results, right_results)
       select n, 1000 + n * 37 % 1000, 70, 40, 15 from generate_series(1, $1::int) n where n % 3 <> 0`,
    [count],
  );
}
