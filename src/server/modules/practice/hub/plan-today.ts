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
  /** What the learner's plan says, if there is one. */
  plan: { reviews: number; questions: number; drills: number } | null;
}

/** What the three steps take together, in seconds. */
const wholeTime = 900;
const drillTime = 180;
const questions = 2;
/** If there is nothing to review. */
const questionsInstead = 3;
const fewestReviews = 3;

/** The steps of the plan, or else three of about a quarter of an hour: reviews, questions, a drill. */
export function planToday(day: Day): Practice['today'] {
  const { due, reviewed, started, drills, hasNext, pace, plan } = day;
  const room = (wholeTime - drillTime - questions * pace.question) / pace.review;
  const mostReviews = plan?.reviews ?? Math.max(fewestReviews, Math.floor(room));
  const reviews = Math.min(mostReviews, reviewed + due);
  const wanted = plan?.questions ?? (reviews > 0 ? questions : questionsInstead);
  return {
    reviews: timed({ of: reviews, done: reviewed }, pace.review),
    questions: timed(
      { of: hasNext ? wanted : Math.min(wanted, started), done: started },
      pace.question,
    ),
    drill: step({ of: plan?.drills ?? 1, done: drills }),
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
