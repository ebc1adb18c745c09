import type { Simulation } from '#shared/contracts/simulation.ts';
import type { Numbers } from '#shared/contracts/variant.ts';
import { writeVariantRef } from '#shared/domain/variant-ref.ts';
import type { Database } from '../../../db/client.ts';
import { notFound } from '../../../lib/errors.ts';
import { requireQuestion } from '../../questions/question-access/question-access.service.ts';
import type { Variants, VariantsService } from '../../questions/variants/variants.service.ts';
import type { AttemptService } from '../attempts/attempt.service.ts';
import type { SolutionService } from '../solutions/solution.service.ts';
import { createSimulationRepository } from './simulation.repository.ts';
import type { SimulationSource } from './simulation-source.ts';

interface SimulationDeps {
  db: Database;
  source: SimulationSource;
  solutions: Pick<SolutionService, 'admitToExtras'>;
  attempts: Pick<AttemptService, 'explore'>;
  variants: Pick<VariantsService, 'of'>;
}

/** The user, or null if not signed in. */
type Reader = { id: number; isAdmin: boolean } | null;

export type SimulationService = ReturnType<typeof createSimulationService>;

/** A long enough simulation shows the answer, so a premium one requires access to the solution. */
export function createSimulationService(deps: SimulationDeps) {
  const { db, source, solutions, attempts, variants } = deps;
  const repository = createSimulationRepository(db);

  async function find(reader: Reader, questionId: number) {
    const question = requireQuestion(reader, await repository.findWithQuestion(questionId));
    await solutions.admitToExtras(reader, question);
    const simulation = question.slug === null ? null : await source.find(question.slug);
    if (!simulation) throw notFound('This question has no simulation.');
    return simulation;
  }

  return {
    async show(reader: Reader, questionId: number): Promise<Simulation> {
      const { program, hasStory, estimates, numbers } = await find(reader, questionId);
      const offered = numbers && (await variants.of(questionId));
      return { program, hasStory, estimates, variants: listRunnable(numbers, offered) };
    },

    async module(reader: Reader, questionId: number): Promise<string> {
      return (await find(reader, questionId)).module;
    },

    /** The user runs the simulation without answering first. */
    async explore(reader: NonNullable<Reader>, questionId: number): Promise<void> {
      await find(reader, questionId);
      await attempts.explore(reader, questionId);
    },
  };
}

/**
 * The program is the bank's. A question that was edited or imported may have no variants, or some
 * whose numbers the program does not take.
 */
function listRunnable(usual: Numbers | null, offered: Variants | null): Simulation['variants'] {
  if (!usual) return [];
  const runnable = offered ? listOffered(offered, Object.keys(usual)) : [];
  return runnable.length > 0 ? runnable : [{ variant: null, numbers: usual }];
}

/** With the names in the author's order, which the database does not keep. */
function listOffered({ version, numbers }: Variants, names: string[]): Simulation['variants'] {
  return numbers.flatMap((own, index) => {
    if (!own || names.some((name) => !(name in own))) return [];
    const variant = index === 0 ? null : writeVariantRef({ version, index });
    return [{ variant, numbers: Object.fromEntries(names.map((name) => [name, own[name] ?? ''])) }];
  });
}
