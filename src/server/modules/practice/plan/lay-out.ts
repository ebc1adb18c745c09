import { addDays } from '#shared/domain/days.ts';
import { type Phase, phaseOf } from '#shared/domain/plans.ts';
import { reviewsPerDay } from '#shared/domain/reviews.ts';

export interface Work {
  reviews: number;
  questions: number;
  drills: number;
}

export interface PlannedDay extends Work {
  date: string;
  phase: Phase;
  minutes: number;
}

/** In seconds. */
export interface Pace {
  review: number;
  question: number;
}

/** What there is to lay out, as of today. */
export interface Outline {
  today: string;
  interviewOn: string;
  /** The time on a day, in seconds; 0: a day off. */
  timeOn: (day: string) => number;
  /** Reviews that are due today, overdue ones included. */
  due: number;
  /** Reviews that will be, by day. */
  comingBack: ReadonlyMap<string, number>;
  /** Questions that the learner has not tried. */
  untried: number;
  pace: Pace;
  /** Today, so far. */
  done: Work;
}

export interface Layout {
  /** From today through the day of the interview. */
  days: PlannedDay[];
  /** New questions that fit. */
  fitting: number;
}

const drillTime = 180;
const mostDrills = 4;
/** The share of the time that goes into drills, as long as there is something else to do. */
const drillShare = 0.25;
/** The share of the time that is used on the day before the interview. */
const lightShare = 0.5;
/** Roughly when a new question comes back, in days, and when a known one does after its review. */
const returnsOfNew = [3, 12, 40];
const returnOfKnown = 21;

/** Drills have their share; then come reviews, and new questions with the time that is left. */
export function layOut(outline: Outline): Layout {
  const { today, interviewOn, comingBack, done } = outline;
  const days: PlannedDay[] = [];
  /** Reviews of what the plan itself begins, by the number of days from now. */
  const expected: number[] = [];
  const expect = (after: number, count: number) => {
    expected[after] = (expected[after] ?? 0) + count;
  };
  let waiting = outline.due;
  let untried = outline.untried;
  expect(returnOfKnown, outline.due);
  for (let date = today, after = 0; date <= interviewOn; date = addDays(date, 1), after += 1) {
    const known = after === 0 ? 0 : (comingBack.get(date) ?? 0);
    waiting += known + (expected[after] ?? 0);
    expect(after + returnOfKnown, known);
    const before = after === 0 ? done : nothing;
    const phase = phaseOf(date, interviewOn);
    const rest = workOn({ date, phase, before, waiting, untried }, outline);
    waiting -= rest.reviews;
    untried -= rest.questions;
    for (const days of returnsOfNew) expect(after + days, rest.questions);
    const work = {
      reviews: before.reviews + rest.reviews,
      questions: before.questions + rest.questions,
      drills: before.drills + rest.drills,
    };
    days.push({ date, phase, ...work, minutes: Math.round(timeFor(work, outline.pace) / 60) });
  }
  return { days, fitting: outline.untried - untried };
}

const nothing: Work = { reviews: 0, questions: 0, drills: 0 };

export function timeFor({ reviews, questions, drills }: Work, pace: Pace): number {
  return reviews * pace.review + questions * pace.question + drills * drillTime;
}

interface OpenDay {
  date: string;
  phase: Phase;
  /** Done already. */
  before: Work;
  waiting: number;
  untried: number;
}

/** What to do on a day, besides what was done before. */
function workOn(
  { date, phase, before, waiting, untried }: OpenDay,
  { timeOn, pace }: Pick<Outline, 'timeOn' | 'pace'>,
): Work {
  const whole = phase === 'interview' ? 0 : timeOn(date) * (phase === 'light' ? lightShare : 1);
  const time = whole - timeFor(before, pace);
  if (time <= 0) return nothing;
  const drillsLeft = (most: number) => Math.max(0, most - before.drills);
  const ownShare = phase === 'light' ? 0 : drillsLeft(usualDrills(date, whole));
  const forReviews = time - ownShare * drillTime;
  const leastReviews = before.reviews === 0 ? 1 : 0;
  const fitting = Math.max(leastReviews, fits(forReviews, pace.review));
  const reviews = Math.min(waiting, fitting, Math.max(0, reviewsPerDay - before.reviews));
  const isAnyNew = untried > 0 || before.questions > 0;
  const isNewAllowed = phase === 'practice' && reviews === waiting && isAnyNew;
  const left = time - reviews * pace.review;
  const mostToday = isNewAllowed ? ownShare : drillsLeft(phase === 'light' ? 1 : mostDrills);
  const drills = Math.min(fits(left, drillTime), mostToday);
  const forNew = left - drills * drillTime;
  // Learners who take longer than that would never get to one otherwise.
  const leastNew = before.questions === 0 && forNew >= pace.question / 2 ? 1 : 0;
  const fittingNew = Math.max(leastNew, fits(forNew, pace.question));
  const questions = isNewAllowed ? Math.min(untried, fittingNew) : 0;
  return { reviews, questions, drills };
}

/** Those for which there is too little time in a day take turns with new questions. */
function usualDrills(date: string, time: number): number {
  const share = (drillShare * time) / drillTime;
  if (share >= 1) return Math.min(mostDrills, Math.floor(share));
  const every = Math.ceil(1 / share);
  return (Date.parse(date) / 86_400_000) % every === 0 ? 1 : 0;
}

function fits(time: number, each: number): number {
  return Math.max(0, Math.floor(time / each));
}
