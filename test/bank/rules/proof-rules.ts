import type { Answer } from '#shared/contracts/answer.ts';
import { estimatesSchema } from '#shared/contracts/simulation.ts';
import { isNumeric, type PartsAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';
import { seededRandom } from '../../../content/tools/seeded-random.ts';
import { isNear } from '../is-near.ts';
import { boundedDraws } from './bounded-draws.ts';
import { findInteractiveFigureProblems } from './interactive-figure-rules.ts';
import { messageOf } from './message-of.ts';
import { findMistakeProblems } from './mistake-rules.ts';
import type { Proof } from './proof.ts';
import { findStoryProblems } from './story-rules.ts';

type ProvenAnswer = Exclude<Answer, { kind: 'open' }>;

const trials = 100_000;
const seed = 1;
const mostStandardErrors = 5;

/** The stated answer must equal what the proof computes and the mean of its trials. */
export function findProofProblems(answer: ProvenAnswer, proof: Proof): string[] {
  try {
    return [
      ...findValueProblems(answer, proof),
      ...findTrialProblems(valueOfAnswer(answer), proof),
      ...findStoryProblems(proof),
      ...findInteractiveFigureProblems(proof),
    ];
  } catch (error) {
    return [`The proof fails: ${messageOf(error)}`];
  }
}

/** What is computed without chance. */
export function findValueProblems(answer: ProvenAnswer, proof: Proof): string[] {
  if (answer.kind === 'parts') return findPartProblems(answer, proof);
  const { exact, check, mistakes } = proof;
  const stated = valueOfAnswer(answer);
  const computed = [
    ['exact()', exact()],
    ['check()', check?.() ?? stated],
  ] as const;
  return [
    ...computed
      .filter(([, value]) => !isNear(value, stated))
      .map(([name, value]) => `The answer is stated as ${stated}, but ${name} computes ${value}.`),
    ...(isNumeric(answer) ? findMistakeProblems(answer, mistakes) : []),
  ];
}

/** `exact()` and `check()` compute the last part; mistakes are those of all parts, in their order. */
function findPartProblems({ parts }: PartsAnswer, proof: Proof): string[] {
  const earlier = proof.earlier?.() ?? [];
  const mistakes = proof.mistakes?.() ?? [];
  if (earlier.length !== parts.length - 1) {
    return [
      `Earlier parts: ${parts.length - 1}. Answers that earlier() computes: ${earlier.length}.`,
    ];
  }
  const named = parts.map(({ answer }) => (isNumeric(answer) ? (answer.mistakes ?? []).length : 0));
  const ends = named.map((_, index) =>
    named.slice(0, index + 1).reduce((sum, own) => sum + own, 0),
  );
  return parts.flatMap(({ answer }, index) => {
    const isLast = index === parts.length - 1;
    const end = isLast ? mistakes.length : (ends[index] ?? 0);
    const own = mistakes.slice(ends[index - 1] ?? 0, end);
    const { check, ...rest } = proof;
    return findValueProblems(answer, {
      ...rest,
      ...(isLast ? check && { check } : { exact: () => earlier[index] ?? Number.NaN }),
      mistakes: () => own,
    }).map((problem) => `Part ${index + 1}: ${problem}`);
  });
}

function findTrialProblems(answer: number, { simulate, estimates }: Proof): string[] {
  if (!estimates) return simulate ? findBias('The answer', answer, simulate) : [];
  if (!simulate) return ['The export estimates requires simulate().'];
  const parsed = estimatesSchema.safeParse(estimates);
  if (!parsed.success) return ['The export estimates needs a name and a value.'];
  return findBias('What simulate() estimates', parsed.data.value, simulate);
}

function findBias(
  what: string,
  value: number,
  simulate: (random: () => number) => number,
): string[] {
  const { mean, standardError } = averageOf(simulate);
  if (Math.abs(mean - value) <= mostStandardErrors * standardError) return [];
  const distance = (Math.abs(mean - value) / standardError).toFixed(1);
  return [
    `${what} is stated as ${value}, but the mean of ${trials.toLocaleString('en')} trials is ${mean}: ${distance} standard errors away.`,
  ];
}

function averageOf(simulate: (random: () => number) => number) {
  const random = seededRandom(seed);
  let sum = 0;
  let squares = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    const outcome = simulate(boundedDraws(random));
    sum += outcome;
    squares += outcome * outcome;
  }
  const mean = sum / trials;
  const variance = Math.max(0, squares / trials - mean * mean);
  return { mean, standardError: Math.sqrt(variance / trials) };
}
