import { renderMarkup } from '#markup/render.ts';
import type {
  AnswerJudgment,
  AnswerToCompare,
  Comparison,
  SelfJudgment,
} from '#shared/contracts/answer-check.ts';
import { isSelfJudgedKind, rubricPoints } from '#shared/domain/answer-value.ts';
import type { Database } from '../../../db/client.ts';
import { notFound } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { answerMarkup, judgeInterval } from '../../questions/judging/judging.service.ts';
import { requireQuestion } from '../../questions/question-access/question-access.service.ts';
import type { AttemptService } from '../attempts/attempt.service.ts';
import type { SolutionService } from '../solutions/solution.service.ts';
import { createAnswerRepository } from './answer.repository.ts';
import { type OutcomeDeps, outcomeOf } from './answer-outcome.ts';

interface SelfJudgingDeps extends OutcomeDeps {
  db: Database;
  solutions: Pick<SolutionService, 'admit'>;
  attempts: Pick<AttemptService, 'record'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
}

interface Learner {
  id: number;
  isAdmin: boolean;
}

export type SelfJudgingService = ReturnType<typeof createSelfJudgingService>;

const messages = {
  right: 'You had it.',
  close: 'You had part of it.',
  wrong: 'You missed it.',
} as const;

/** Answers that learners compare with a given one, and judge themselves. */
export function createSelfJudgingService(deps: SelfJudgingDeps) {
  const { db, solutions, attempts, rateLimits } = deps;
  const repository = createAnswerRepository(db);

  /** Comparing shows the answer, so it takes what the solution takes. */
  async function admit(learner: Learner, questionId: number) {
    await rateLimits.allow('answer', String(learner.id));
    const found = await repository.findWithQuestion(questionId);
    const { answer, ...question } = requireQuestion(learner, found);
    if (!answer || !isSelfJudgedKind(answer.kind)) {
      throw notFound('This question has no answer to compare with.');
    }
    await solutions.admit(learner, question);
    return answer;
  }

  return {
    async compare(
      learner: Learner,
      questionId: number,
      { answer: text }: AnswerToCompare,
    ): Promise<Comparison> {
      const answer = await admit(learner, questionId);
      const html = (markup: string) => renderMarkup(markup).html;
      return {
        value: html(answerMarkup(answer)),
        number: answer.kind === 'interval' ? answer.value : null,
        interval: answer.kind === 'interval' ? judgeInterval(answer, text) : null,
        rubric: answer.kind === 'open' ? rubricPoints(answer.rubric).map(html) : [],
      };
    },

    async judge(
      learner: Learner,
      questionId: number,
      ip: string,
      { answer: given, verdict, mode, shownAt, activeSeconds, via }: SelfJudgment,
    ): Promise<AnswerJudgment> {
      const answer = await admit(learner, questionId);
      if (answer.kind === 'interval') judgeInterval(answer, given);
      const shown = shownAt === null ? null : new Date(shownAt);
      const act = { kind: 'answer', verdict, mode, given, shownAt: shown, activeSeconds } as const;
      const recorded = await attempts.record(
        learner,
        questionId,
        { ...act, confidence: null },
        { start: true },
        { ip, viaTopic: via === 'topic' },
      );
      const outcome = await outcomeOf(deps, learner.id, questionId, recorded);
      const judgment = { verdict, message: messages[verdict], readAs: null };
      return { ...judgment, value: null, number: null, next: null, ...outcome };
    },
  };
}
