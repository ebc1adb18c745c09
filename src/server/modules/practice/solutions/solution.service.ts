import type { Solution } from '#shared/contracts/solution.ts';
import { solutionBarrier } from '#shared/policies/solutions.ts';
import type { Database } from '../../../db/client.ts';
import { AppError, notFound, notSignedIn } from '../../../lib/errors.ts';
import type { EntitlementService } from '../../billing/entitlement.service.ts';
import { requireQuestion } from '../../questions/question-access/question-access.service.ts';
import { presentSolution } from '../../questions/question-editing/question-writing.service.ts';
import type { VariantsService } from '../../questions/variants/variants.service.ts';
import type { AttemptService } from '../attempts/attempt.service.ts';
import { createSolutionRepository } from './solution.repository.ts';

export type SolutionService = ReturnType<typeof createSolutionService>;

interface SolutionDeps {
  db: Database;
  entitlements: EntitlementService;
  attempts: Pick<AttemptService, 'record'>;
  variants: Pick<VariantsService, 'find' | 'render' | 'seedOf'>;
}

interface Reader {
  id: number;
  isAdmin: boolean;
}

export function createSolutionService({ db, entitlements, attempts, variants }: SolutionDeps) {
  const repository = createSolutionRepository(db);

  async function mayRead(
    reader: Reader | null,
    question: { isPremium: boolean },
  ): Promise<boolean> {
    if (!reader) return false;
    const stripeSubscriptionId = question.isPremium
      ? await entitlements.subscriptionOf(reader.id)
      : null;
    return solutionBarrier({ ...reader, stripeSubscriptionId }, question) === null;
  }

  /** Throws if a subscription is required. */
  async function admit(reader: Reader, question: { isPremium: boolean }): Promise<void> {
    if (!(await mayRead(reader, question))) throw premiumRequired();
  }

  return {
    mayRead,

    admit,

    /** For what is open to everyone on a free question, but guarded like a premium solution. */
    async admitToExtras(reader: Reader | null, question: { isPremium: boolean }): Promise<void> {
      if (!question.isPremium) return;
      if (!reader) throw notSignedIn();
      await admit(reader, question);
    },

    /** The texts that the reader may see, by question; empty: no solution has been added yet. */
    async sources(
      reader: Reader,
      questions: readonly { id: number; isPremium: boolean }[],
    ): Promise<Map<number, string>> {
      const stripeSubscriptionId = questions.some(({ isPremium }) => isPremium)
        ? await entitlements.subscriptionOf(reader.id)
        : null;
      const seen = questions.filter(
        (question) => solutionBarrier({ ...reader, stripeSubscriptionId }, question) === null,
      );
      const ids = seen.map(({ id }) => id);
      const texts = await repository.listContents(ids);
      return new Map(ids.map((id) => [id, texts.get(id) ?? '']));
    },

    /** Checks access to the question first, then reads the solution. */
    async show(reader: Reader, questionId: number, variant: string | null): Promise<Solution> {
      const question = requireQuestion(reader, await repository.findWithQuestion(questionId));
      await admit(reader, question);
      if (!question.solution) {
        throw notFound('No solution has been added for this question yet.');
      }
      const seed = await variants.seedOf(questionId, variant);
      await attempts.record(reader, questionId, { kind: 'solution', seed }, { start: true });
      const usual = presentSolution(question.solution);
      if (variant === null) return usual;
      const { solution: content } = await variants.find(questionId, variant);
      const { solution: contentHtml } = await variants.render(questionId, variant);
      return { ...usual, content, contentHtml };
    },
  };
}

function premiumRequired(): AppError {
  return new AppError(
    403,
    'PREMIUM_REQUIRED',
    'A premium subscription is required to see this solution.',
  );
}
