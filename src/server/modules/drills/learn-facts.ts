import type { Transaction } from '../../db/transaction.ts';
import { type BoxedFact, createFactRepository } from './fact.repository.ts';
import { judgeFacts, nextBox } from './fact-schedule.ts';
import type { MarkedFact } from './mark-run.ts';
import { firstFactKeys, keyOf } from './number-facts.ts';
import type { Run } from './run.repository.ts';

/** So that reading all of a learner's facts stays cheap. */
const mostFacts = 2_000;

/** Moves the facts of a finished run between the boxes of its learner. */
export async function learnFacts(
  { db }: Transaction,
  { userId, finishedAt, isTooFast }: Run,
  marked: readonly MarkedFact[],
): Promise<void> {
  const verdicts = judgeFacts(marked);
  if (userId === null || !finishedAt || isTooFast || verdicts.length === 0) return;
  const facts = createFactRepository(db);
  const known = new Map((await facts.list(userId)).map((fact) => [keyOf(fact), fact]));
  let room = mostFacts - known.size;
  const changed: BoxedFact[] = [];
  for (const { fact, isKnown } of verdicts) {
    const current = known.get(keyOf(fact)) ?? null;
    // A sum that was easy at first sight needs no schedule.
    const isWanted = current || !isKnown || firstFactKeys.has(keyOf(fact));
    const next = isWanted ? nextBox(current, isKnown, finishedAt) : null;
    if (!next || (!current && room <= 0)) continue;
    if (!current) room -= 1;
    changed.push({ ...fact, ...next });
  }
  await facts.save(userId, changed);
}
