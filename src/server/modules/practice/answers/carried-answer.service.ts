import type { Answer } from '#shared/contracts/answer.ts';
import type { AnswerVerdict, CarriedAnswer, CarriedOver } from '#shared/contracts/answer-check.ts';
import { type ClosedAnswer, isClosed, type SingleAnswer } from '#shared/domain/answer-value.ts';
import type { Database } from '../../../db/client.ts';
import { AppError } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { judgeInput } from '../../questions/judging/judging.service.ts';
import type { VariantsService } from '../../questions/variants/variants.service.ts';
import type { AttemptService } from '../attempts/attempt.service.ts';
import { createAnswerRepository } from './answer.repository.ts';
import { findOpenPart, givenFor } from './open-part.ts';

interface CarriedAnswerDeps {
  db: Database;
  attempts: Pick<AttemptService, 'record' | 'explore'>;
  variants: Pick<VariantsService, 'find' | 'seedOf'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
}

interface Learner {
  id: number;
  isAdmin: boolean;
}

export type CarriedAnswerService = ReturnType<typeof createCarriedAnswerService>;

const untimed = { confidence: null, shownAt: null, activeSeconds: null };

/** Takes over what a visitor answered before signing in. Statuses only rise. */
export function createCarriedAnswerService(deps: CarriedAnswerDeps) {
  const { db, attempts, variants, rateLimits } = deps;
  const repository = createAnswerRepository(db);

  async function keep(
    learner: Learner,
    { questionId, variant }: CarriedAnswer,
    given: string,
    verdict: AnswerVerdict['verdict'],
  ) {
    const seed = await variants.seedOf(questionId, variant);
    const act = { kind: 'answer', verdict, mode: 'carried', given, seed, ...untimed } as const;
    await attempts.record(learner, questionId, act, { start: true });
  }

  /** Null if its numbers are no longer in use. */
  async function findAsked({ questionId, variant }: CarriedAnswer, usual: Answer | null) {
    if (variant === null) return usual;
    const { answer } = await variants.find(questionId, variant).catch(ignoreRefusal);
    return answer;
  }

  /** A miss before the answer decides what their first try was. It can only count against them. */
  async function keepFirst(learner: Learner, answer: ClosedAnswer, carried: CarriedAnswer) {
    const { first, firstPart: index, earlier } = carried;
    if (first === undefined) return;
    if (first === carried.answer && index === earlier.length) return;
    const asked = answer.kind === 'parts' ? answer.parts[index]?.answer : answer;
    const verdict = asked ? judge(asked, first) : null;
    if (!asked || (verdict !== 'wrong' && verdict !== 'close')) return;
    await keep(learner, carried, givenFor(answer, { asked, index }, first), verdict);
  }

  return {
    /** Judges the answers again, one for each question. Skips what visitors cannot answer. */
    async keep(learner: Learner, carried: readonly CarriedAnswer[]): Promise<CarriedOver> {
      await rateLimits.allow('carryAnswers', String(learner.id));
      const byQuestion = new Map(carried.map((one) => [one.questionId, one]));
      let kept = 0;
      for (const { questionId, answer } of await repository.listFree([...byQuestion.keys()])) {
        const own = byQuestion.get(questionId);
        const asked = own ? await findAsked(own, answer) : null;
        if (!own || !isClosed(asked)) continue;
        const part = partOf(asked, own.earlier);
        const judged = part && judge(part.asked, own.answer);
        // A part that is right, but not the last, decides nothing yet.
        if (!part || judged === null || (judged === 'right' && !part.isLast)) continue;
        if (own.explored) await attempts.explore(learner, questionId);
        await keepFirst(learner, asked, own);
        await keep(learner, own, givenFor(asked, part, own.answer), judged);
        kept += 1;
      }
      return { kept };
    },
  };
}

function ignoreRefusal(error: unknown): { answer: null } {
  if (error instanceof AppError) return { answer: null };
  throw error;
}

/** Null if the earlier answers do not lead to it. */
function partOf(answer: ClosedAnswer, earlier: readonly string[]) {
  try {
    return findOpenPart(answer, earlier);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Null if it cannot be read. */
function judge(answer: SingleAnswer, text: string): AnswerVerdict['verdict'] | null {
  try {
    return judgeInput(answer, text).verdict;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
