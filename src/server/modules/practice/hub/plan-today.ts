import type { Practice } from '#shared/contracts/practice.ts';

/** A learner's day so far, and how fast they are. */
interface Day {
  /** Reviews that are left today. */
  due: number;
  reviewed: number;
  /** Questions answered for the first time. */
  started: number;
  drills: number;
  /** Whether there is a question left to try. */
  hasNext: boolean;
  /** In seconds, as of this morning, so that the plan stays the same all day. */
  pace: { review: number; question: number };
}

/** What the three steps take together, in seconds. */
const wholeTime = 900;
const drillTime = 180;
const questions = 2;
/** If there is nothing to review. */
const questionsInstead = 3;
const fewestReviews = 3;

/** Three steps that take about a quarter of an hour: reviews, questions and a drill. */
export function planToday(day: Day): Practice['today'] {
  const { due, reviewed, started, drills, hasNext, pace } = day;
  const room = (wholeTime - drillTime - questions * pace.question) / pace.review;
  const mostReviews = Math.max(fewestReviews, Math.floor(room));
  const reviews = Math.min(mostReviews, reviewed + due);
  const wanted = reviews > 0 ? questions : questionsInstead;
  return {
    reviews: timed({ of: reviews, done: reviewed }, pace.review),
    questions: timed(
      { of: hasNext ? wanted : Math.min(wanted, started), done: started },
      pace.question,
    ),
    drill: step({ of: 1, done: drills }),
  };
}

interface Step {
  of: number;
  done: number;
}

function step({ of, done }: Step): Step {
  return { of, done: Math.min(of, done) };
}

function timed(given: Step, secondsEach: number) {
  const { of, done } = step(given);
  return { of, done, minutes: Math.ceil(((of - done) * secondsEach) / 60) };
}
