import type { Transaction } from '../../db/transaction.ts';
import { type BoxedFact, createFactRepository } from './fact.repository.ts';
import { judgeFacts, nextBox } from './fact-schedule.ts';
import type { MarkedFact } from './mark-run.ts';
import { firstFactKeys, keyOf } from './number-facts.ts';
import type { Run } from './run.repository.ts';

/** Keeps reading all of a learner's facts cheap. */
const mostFacts = 2_000;

type FinishedRun = Pick<Run, 'userId' | 'finishedAt' | 'isTooFast'>;
/** By key. */
type KnownFacts = Map<string, BoxedFact>;

/** Moves the facts of a finished run between the learner's boxes. */
export async function learnFacts(
  { db }: Transaction,
  run: FinishedRun,
  marked: readonly MarkedFact[],
): Promise<void> {
  if (run.userId === null || marked.length === 0) return;
  const facts = createFactRepository(db);
  await facts.hold(run.userId);
  const known = new Map((await facts.list(run.userId)).map((fact) => [keyOf(fact), fact]));
  await facts.save(run.userId, movedFacts(known, run, marked));
}

/** The facts that a run moves, in their new boxes. */
export function movedFacts(
  known: KnownFacts,
  { finishedAt, isTooFast }: FinishedRun,
  marked: readonly MarkedFact[],
): BoxedFact[] {
  if (!finishedAt || isTooFast) return [];
  let room = mostFacts - known.size;
  const moved: BoxedFact[] = [];
  for (const { fact, isKnown } of judgeFacts(marked)) {
    const current = known.get(keyOf(fact)) ?? null;
    // A sum that was easy the first time needs no schedule.
    const isWanted = current || !isKnown || firstFactKeys.has(keyOf(fact));
    const next = isWanted ? nextBox(current, isKnown, finishedAt) : null;
    if (!next || (!current && room <= 0)) continue;
    if (!current) room -= 1;
    moved.push({ ...fact, ...next });
  }
  return moved;
}
