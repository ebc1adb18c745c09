import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '#server/modules/questions/judging/judge-answer.ts';
import { readAnswer } from '#server/modules/questions/judging/read-answer.ts';
import { type NumericAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';
import { isAsAsked } from './as-asked.ts';
import { statedAnswers } from './stated-answers.ts';

const confusions: ((truth: number) => number)[] = [
  (truth) => 2 * truth,
  (truth) => truth / 2,
  (truth) => 10 * truth,
  (truth) => truth / 10,
  (truth) => 100 * truth,
  (truth) => truth / 100,
  (truth) => 1 / truth,
  (truth) => 1 - truth,
  (truth) => truth ** 2,
  (truth) => Math.sqrt(truth),
];

const isNear = (value: number, wanted: number) =>
  Math.abs(value - wanted) <= 0.01 * Math.abs(wanted);
const isOffBy = (factor: number) => (value: number, truth: number) =>
  isNear(value, truth * factor) || isNear(value, truth / factor);

/** When each sentence is true. */
const kinds: Record<string, (value: number, truth: number) => boolean> = {
  'Off by a factor of two.': isOffBy(2),
  'Off by a factor of ten.': isOffBy(10),
  'Off by a factor of a hundred.': isOffBy(100),
  'That is one divided by the answer.': (value, truth) => isNear(value, 1 / truth),
  'That is the square of the answer.': (value, truth) => isNear(value, truth ** 2),
  'That is the square root of the answer.': (value, truth) => isNear(value, Math.sqrt(truth)),
};
const ofProbabilities: typeof kinds = {
  'That is the probability of the opposite.': (value, truth) => isNear(value, 1 - truth),
  'A probability is at most 1.': (value) => value > 1,
  'A probability is never negative.': (value) => value < 0,
};
const known = { ...kinds, ...ofProbabilities };

/** What somebody who confused the answer with something else could type, and what they are told. */
function tellAll(answer: NumericAnswer) {
  const truth = valueOfAnswer(answer);
  return confusions
    .map((confuse) => confuse(truth))
    .filter((value) => Number.isFinite(value) && value !== 0 && !isAsAsked(answer, value))
    .flatMap((value) => [
      { text: String(value), isFull: true },
      { text: value.toPrecision(6), isFull: false },
      { text: value.toPrecision(3), isFull: false },
    ])
    .map(({ text, isFull }) => {
      const { given, problem } = readAnswer(text, answer.unit ?? null);
      if (problem !== null) throw new Error(`${text}: ${problem}`);
      return { text, isFull, value: given.value, ...judgeAnswer(answer, given) };
    });
}

const isNamed = ({ mistakes = [] }: NumericAnswer, message: string) =>
  mistakes.some((mistake) => mistake.message === message);

describe.each(statedAnswers)('what is said of wrong answers to $path', ({ answer }) => {
  const truth = valueOfAnswer(answer);
  const isGuessable = Number.isInteger(truth) && Math.abs(truth) < 100;
  const told = tellAll(answer);

  it('never makes them right, is true, and shows no digit of the answer', () => {
    expect(told.filter(({ verdict }) => verdict === 'right')).toEqual([]);
    const said = told.filter(({ message }) => message in known);
    expect(said.filter(({ verdict }) => verdict !== 'wrong')).toEqual([]);
    expect(said.filter(({ value, message }) => !known[message]?.(value, truth))).toEqual([]);
    expect(
      said.filter(({ message }) => message in ofProbabilities && !answer.isProbability),
    ).toEqual([]);
  });

  it('names the kind of each, unless the answer is a small whole number', () => {
    const plain = told.filter(
      ({ verdict, message }) => verdict === 'wrong' && !isNamed(answer, message),
    );
    if (isGuessable) {
      expect(plain.filter(({ message }) => message !== 'Not quite.')).toEqual([]);
      return;
    }
    const isComplement = ({ value }: { value: number }) => isNear(value, 1 - truth);
    const full = plain.filter((one) => one.isFull && (answer.isProbability || !isComplement(one)));
    expect(full.filter(({ message }) => !(message in known))).toEqual([]);
  });
});

describe('a value that is far off is wrong, however few its digits', () => {
  const leading = Array.from({ length: 99 }, (_, index) => index + 1);
  it.each(statedAnswers)('$path', ({ answer }) => {
    const truth = valueOfAnswer(answer);
    const scale = Math.floor(Math.log10(Math.abs(truth) || 1));
    const texts = [-2, -1, 0, 1].flatMap((shift) =>
      leading.map((digits) => `${truth < 0 ? '-' : ''}${digits}e${scale + shift - 1}`),
    );
    const plain = texts.map((text) => String(Number(text)));
    const unjudged = [...texts, ...plain].filter((text) => {
      const { given } = readAnswer(text, answer.unit ?? null);
      if (!given || Math.abs(given.value - truth) <= 0.1 * Math.abs(truth)) return false;
      return judgeAnswer(answer, given).verdict === 'incomplete';
    });
    expect(unjudged).toEqual([]);
  });
});
