import { AppError } from '../../../lib/errors.ts';
import { readAnswer } from './read-answer.ts';

/** How a quoted interval did. */
export interface IntervalScore {
  isHit: boolean;
  /** The lower end over the upper one if the truth lies between them, else 0. */
  score: number;
  /** Relative to the truth. */
  width: number;
  /** What the learner may think of it: wide intervals are only close. */
  verdict: 'right' | 'close' | 'wrong';
}

/** As in five rounds in which a total of two passes. */
const passing = 0.4;
const howToWrite = 'Write two numbers, low to high, such as 8 to 10.';

/** Refuses text that is not an interval. */
export function judgeInterval(
  { value, unit }: { value: number; unit?: string | undefined },
  text: string,
): IntervalScore {
  const [low, high] = readInterval(text, unit ?? null);
  const isHit = low <= value && value <= high;
  const score = isHit ? low / high : 0;
  const verdict = isHit ? (score < passing ? 'close' : 'right') : 'wrong';
  return { isHit, score, width: (high - low) / value, verdict };
}

function readInterval(text: string, unit: string | null): [low: number, high: number] {
  const ends = text.split(/\s+(?:to|and)\s+|\s*(?:…|\.\.\.?|–|—)\s*/);
  if (ends.length !== 2) throw refusal(howToWrite);
  const [low, high] = ends.map((end) => {
    const { given, problem } = readAnswer(end, unit);
    if (problem !== null) throw refusal(problem);
    return given.value;
  }) as [number, number];
  if (low <= 0) throw refusal('Both numbers must be above zero.');
  if (low > high) throw refusal('The smaller number comes first.');
  return [low, high];
}

function refusal(message: string): AppError {
  return new AppError(400, 'INVALID_INPUT', message, { fieldErrors: { answer: message } });
}
