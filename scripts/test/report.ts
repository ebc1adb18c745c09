import { stripVTControlCharacters } from 'node:util';
import type { Failure, Results } from './results.ts';
import type { Outcome } from './second-chance.ts';

const linesOfMessage = 12;

/** Repeated at the end, since early failures scroll away. */
export function reportLines({ unstable, failures }: Outcome): string[] {
  return [...unstable.flatMap(linesOf('Unstable')), ...failures.flatMap(linesOf('Failed'))];
}

const linesOf =
  (word: string) =>
  ({ test, message }: Failure): string[] => {
    const words = stripVTControlCharacters(message).trim().split('\n').filter(isOurs);
    return [`${word}: ${test}`, ...words.slice(0, linesOfMessage).map((line) => `    ${line}`)];
  };

const isOurs = (line: string): boolean => line !== '' && !/^ +at .*\/node_modules\//.test(line);

/** Machine-readable: always these two numbers. */
export function closingLine({ passed, failures }: Results): string {
  return `${passed} passed, ${failures.length} failed`;
}

/** For people: also counts tests that this machine or user cannot run. */
export function suiteLine(results: Results): string {
  const { skipped } = results;
  return skipped === 0 ? closingLine(results) : `${closingLine(results)}, ${skipped} skipped`;
}
