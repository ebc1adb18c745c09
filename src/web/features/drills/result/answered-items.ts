import type { RunResult } from '#shared/contracts/drill-run.ts';
import { rightResponse } from '#shared/drills/check.ts';
import type { Asks, DrillItem } from '#shared/drills/item.ts';
import { type Mark, scoreRun } from '#shared/drills/score.ts';

/** An item of a run, with its answer and mark. */
export interface AnsweredItem {
  index: number;
  item: DrillItem;
  /** Null if left blank, or too late to count. */
  mark: Mark | null;
  response: string;
  milliseconds: number;
  isLate: boolean;
}

/** The answered items and, in free order, those left blank. */
export function answeredItems({ format, items, answers }: RunResult): AnsweredItem[] {
  const { marks } = scoreRun(format, items, new Map(answers.flatMap(scored)));
  const blanks = format.order === 'free' ? blanksOf(items, answers) : [];
  return [...answers, ...blanks]
    .toSorted((a, b) => a.index - b.index)
    .flatMap((answer) => {
      const item = items[answer.index];
      const mark = answer.isLate ? null : (marks.get(answer.index) ?? null);
      return item ? [{ ...answer, item, mark }] : [];
    });
}

type Answer = RunResult['answers'][number];

function scored({ index, response, isLate }: Answer): [number, string][] {
  return isLate ? [] : [[index, response]];
}

function blanksOf({ length }: readonly DrillItem[], answers: readonly Answer[]): Answer[] {
  const answered = new Set(answers.map(({ index }) => index));
  return Array.from({ length }, (_, index) => index)
    .filter((index) => !answered.has(index))
    .map((index) => ({ index, response: '', milliseconds: 0, isLate: false }));
}

/** A response as people read it; null for none. */
export function readResponse(asks: Asks, response: string): string | null {
  if (response === '') return null;
  switch (asks.kind) {
    case 'number':
      return response.replace('-', '−');
    case 'option':
      return asks.options[Number(response) - 1] ?? response;
    case 'order':
      return [...response].map((number) => asks.events[Number(number) - 1] ?? '?').join(' > ');
  }
}

export function readRight(asks: Asks): string {
  return readResponse(asks, rightResponse(asks)) ?? '';
}
