import { compare, type Fraction, subtract, toNumber } from '#shared/domain/fraction.ts';
import type { Chance, Template } from '../probability/problem.ts';
import { showValue } from '../probability/show-value.ts';
import { chances, drawLevel, drawProblem, ofLevel } from '../probability/templates.ts';
import type { Random } from '../random.ts';

interface Event {
  template: Template<Chance>;
  about: string;
  text: string;
  chance: Fraction;
  /** How the chance is computed. */
  value: string;
}

/** Draws events until three of them make a fair question, and returns those, likeliest first. */
export function drawFairThree(random: Random, progress: number): Event[] {
  const drawn: Event[] = [];
  for (;;) {
    const next = drawEvent(random, progress);
    for (const [index, one] of drawn.entries()) {
      for (const other of drawn.slice(index + 1)) {
        const three = [next, one, other].toSorted((a, b) => compare(b.chance, a.chance));
        if (isFair(three, progress)) return three;
      }
    }
    drawn.push(next);
  }
}

/** Three different experiments whose chances get closer with progress, but never too close. */
function isFair(events: readonly Event[], progress: number): boolean {
  const [least, most] = [0.1 - 0.07 * progress, 0.35 - 0.2 * progress];
  return (
    areDifferent(events.map(({ about }) => about)) &&
    areDifferent(events.map(({ template }) => template)) &&
    events.slice(1).every(({ chance }, index) => {
      const gap = toNumber(subtract(events[index]?.chance ?? chance, chance));
      return gap >= least && gap <= most;
    })
  );
}

function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

function drawEvent(random: Random, progress: number): Event {
  const template = random.pick(ofLevel(chances, drawLevel(random, progress)));
  const { problem, answer } = drawProblem(random, template);
  const { about, detail = '', that } = problem;
  if (about === undefined) return drawEvent(random, progress);
  const text = `${about}${detail}: ${that}`;
  return {
    template,
    about,
    text: text.charAt(0).toUpperCase() + text.slice(1),
    chance: answer,
    value: showValue(problem.answer, answer),
  };
}
