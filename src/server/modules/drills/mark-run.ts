import type { Fact } from '#shared/drills/item.ts';
import { type Mark, scoreRun } from '#shared/drills/score.ts';
import type { StoredAnswer } from './accept-answers.ts';
import { type Dealt, dealOf } from './deal-of.ts';

export interface MarkedFact {
  fact: Fact;
  mark: Mark;
  milliseconds: number;
}

/** Scores a run by dealing it again, and lists the number facts in it. */
export function markRun(run: Dealt, answers: readonly StoredAnswer[]) {
  const onTime = new Map(
    answers.filter(({ isLate }) => !isLate).map((answer) => [answer.item, answer]),
  );
  const deal = dealOf(run);
  const responses = new Map([...onTime].map(([item, { response }]) => [item, response]));
  const { marks, ...score } = scoreRun(run.format, deal, responses);
  const facts = [...marks].flatMap(([item, mark]): MarkedFact[] => {
    const answer = onTime.get(item);
    const { fact } = deal.at(item);
    return answer && fact ? [{ fact, mark, milliseconds: answer.milliseconds }] : [];
  });
  const answered = [...responses].flatMap(([item, response]) =>
    response.trim() === '' ? [] : [item],
  );
  return { score, facts, answered };
}
