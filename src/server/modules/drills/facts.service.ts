import type { FactsRecord } from '#shared/contracts/drill.ts';
import type { DrillFormat } from '#shared/drills/format.ts';
import type { Fact } from '#shared/drills/item.ts';
import type { Database } from '../../db/client.ts';
import { createRandom } from './dealing/random.ts';
import { createFactRepository } from './fact.repository.ts';
import { lastBox } from './fact-schedule.ts';
import { firstFacts, keyOf, type NumberFact, toFact } from './number-facts.ts';

const factsPerRun = 20;
const secondsPerFact = 6;
const mostWeakest = 20;

export type FactsService = ReturnType<typeof createFactsService>;

/** Number facts on flashcards in five boxes, repeated until they are known. */
export function createFactsService({ db, now }: { db: Database; now: () => Date }) {
  return {
    async read(userId: number): Promise<FactsRecord> {
      const facts = await createFactRepository(db).list(userId);
      const at = now();
      return {
        due: facts.filter(({ due }) => due <= at).length,
        known: facts.filter(({ box }) => box === lastBox).length,
        total: facts.length,
        weakest: facts
          .slice(0, mostWeakest)
          .map((fact) => ({ fact: toFact(fact), box: fact.box, due: fact.due.toISOString() })),
      };
    },
  };
}

/** Due facts first, then new ones, then those due next. Visitors get only new ones. */
export async function chooseFacts(
  db: Database,
  userId: number | null,
  { seed, at }: { seed: string; at: Date },
): Promise<Fact[]> {
  const own = userId === null ? [] : await createFactRepository(db).list(userId);
  const seen = new Set(own.map(keyOf));
  const due = own.filter((fact) => fact.due <= at);
  const fresh = createRandom(seed).shuffle(firstFacts.filter((fact) => !seen.has(keyOf(fact))));
  const later = own
    .filter((fact) => fact.due > at)
    .toSorted((a, b) => a.due.getTime() - b.due.getTime());
  const chosen: NumberFact[] = [...due, ...fresh, ...later].slice(0, factsPerRun);
  return chosen.map(toFact);
}

/** Repeats facts if there are too few for a run. */
export function factsFormat(facts: readonly Fact[]): DrillFormat {
  const count = Math.max(factsPerRun, facts.length);
  return {
    seconds: count * secondsPerFact,
    secondsPerItem: null,
    order: 'forward',
    blocks: [
      {
        family: 'facts',
        settings: { facts },
        count,
        points: { right: 1, wrong: 0, skipped: 0 },
      },
    ],
  };
}
