import { seededRandom } from '../../../content/tools/seeded-random.ts';
import { boundedDraws } from './bounded-draws.ts';
import type { Proof } from './proof.ts';

const trials = 200;
const seed = 1;
const mostSteps = 40;

/** A story must describe the exact trial that the lab runs: the same draws in the same order. */
export function findStoryProblems({ simulate, narrate }: Proof): string[] {
  if (!narrate) return [];
  if (!simulate) return ['narrate() requires simulate().'];
  const [drawn, told] = [seededRandom(seed), seededRandom(seed)];
  for (let trial = 1; trial <= trials; trial += 1) {
    const outcome = simulate(boundedDraws(drawn));
    const story = narrate(boundedDraws(told));
    if (story.outcome !== outcome) {
      return [`Trial ${trial} results in ${outcome}, but narrate() gives ${story.outcome}.`];
    }
    if (story.steps.length === 0 || story.steps.length > mostSteps) {
      return [`Trial ${trial} has ${story.steps.length} steps: use 1 to ${mostSteps}.`];
    }
    const odd = story.steps.find((step) => !/^[A-Z].*[.!?]$/.test(step));
    if (odd !== undefined) return [`A step must be a sentence: “${odd}”`];
  }
  return [];
}
