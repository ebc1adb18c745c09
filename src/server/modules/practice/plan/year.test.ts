import { expect, it } from 'vitest';
import { addDays } from '#shared/domain/days.ts';
import { weekdayOf } from '#shared/domain/plans.ts';
import { reviewsPerDay } from '#shared/domain/reviews.ts';
import { seededRandom } from '#shared/domain/seeded-random.ts';
import type { StoredCard } from '../../../db/tables/practice.ts';
import { reviewCard } from '../attempts/schedule.ts';
import { layOut, timeFor } from './lay-out.ts';

/*
 * A year of learners who follow their plan on some days, do part of it on others, stay away for
 * weeks, change the date and their hours, and practice besides the plan. Their cards are scheduled
 * as on the site.
 */

const start = '2026-01-05';
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const nothing = { reviews: 0, questions: 0, drills: 0 };

function simulateYear(seed: string) {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + Math.floor((high - low + 1) * random());
  const pace = { review: between(30, 400), question: between(60, 1_200) };
  const cards: StoredCard[] = [];
  let minutes = between(10, 120);
  let interviewOn = addDays(start, between(1, 365));
  let restDay = between(0, 6);
  let untried = between(0, 400);
  let awayUntil = start;
  for (let date = start; date < addDays(start, 365); date = addDays(date, 1)) {
    if (random() < 0.02) awayUntil = addDays(date, between(1, 30));
    if (random() < 0.03 || interviewOn < date) interviewOn = addDays(date, between(0, 200));
    if (random() < 0.03) minutes = between(10, 240);
    if (random() < 0.03) restDay = between(0, 6);
    if (date < awayUntil) continue;
    const isDue = ({ due }: StoredCard, by: string) => due.slice(0, 10) <= by;
    const timeOn = (day: string) => (weekdayOf(day) === restDay ? 0 : 60 * minutes);
    const comingBack = new Map<string, number>();
    for (const card of cards.filter((card) => !isDue(card, date))) {
      const day = card.due.slice(0, 10);
      comingBack.set(day, (comingBack.get(day) ?? 0) + 1);
    }
    const plan = { today: date, interviewOn, timeOn, comingBack, untried, pace };
    const outline = { ...plan, due: cards.filter((card) => isDue(card, date)).length };
    const { days, fitting } = layOut({ ...outline, done: nothing });

    expect(fitting).toBeLessThanOrEqual(untried);
    let waiting = outline.due;
    for (const day of days) {
      waiting += day.date === date ? 0 : (comingBack.get(day.date) ?? 0);
      waiting -= day.reviews;
      const time = timeOn(day.date);
      const most =
        time === 0 ? 0 : Math.max(1.1 * time, time + Math.max(pace.question, pace.review));
      const isKept =
        timeFor(day, pace) <= most &&
        day.reviews <= reviewsPerDay &&
        (day.questions === 0 || (waiting <= 0 && day.phase === 'practice'));
      if (!isKept) expect({ laidOutOn: date, day, waiting, time, pace }).toBeNull();
    }

    const [planned = nothing] = days;
    const after = {
      due: outline.due - planned.reviews,
      untried: untried - planned.questions,
      done: planned,
    };
    expect(layOut({ ...outline, ...after }).days[0]).toEqual(days[0]);

    const share = random() < 0.6 ? 1 : random();
    const grade = () => (random() < 0.25 ? 1 : 3);
    const due = cards;
    for (const card of due.slice(0, Math.round(share * planned.reviews))) {
      cards[cards.indexOf(card)] = reviewCard(card, grade(), noon(date), null);
    }
    const started = Math.round(share * planned.questions) + (random() < 0.1 ? between(1, 9) : 0);
    for (let left = Math.min(started, untried); left > 0; left -= 1) {
      cards.push(reviewCard(null, grade(), noon(date), null));
      untried -= 1;
    }
  }
}

it.each(Array.from({ length: 20 }, (_, index) => `learner ${index}`))(
  'keeps its promises to %s',
  simulateYear,
);
