import type { FollowUp } from '#shared/contracts/answer.ts';
import type { AnswerVerdict, FollowUps } from '#shared/contracts/answer-check.ts';
import type { Database } from '../../../db/client.ts';
import { notFound } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { judgeInput, toAskedAnswer } from '../../questions/judging/judging.service.ts';
import { requireQuestion } from '../../questions/question-access/question-access.service.ts';
import type { VariantsService } from '../../questions/variants/variants.service.ts';
import type { SolutionService } from '../solutions/solution.service.ts';
import { createAnswerRepository } from './answer.repository.ts';

interface FollowUpDeps {
  db: Database;
  solutions: Pick<SolutionService, 'admitToExtras'>;
  variants: Pick<VariantsService, 'find' | 'render'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
}

/** The user, or null if not signed in. */
type Reader = { id: number; isAdmin: boolean } | null;

interface Attempt {
  questionId: number;
  /** From 1. */
  number: number;
  answer: string;
  variant: string | null;
  /** The client's IP. */
  ip: string;
}

export type FollowUpService = ReturnType<typeof createFollowUpService>;

/** What an interviewer asks next. Tried before reading on, but neither logged nor rated. */
export function createFollowUpService({ db, solutions, variants, rateLimits }: FollowUpDeps) {
  const repository = createAnswerRepository(db);

  async function findAdmitted(reader: Reader, questionId: number) {
    const found = requireQuestion(reader, await repository.findWithQuestion(questionId));
    await solutions.admitToExtras(reader, found);
    return found.followUps ?? [];
  }

  return {
    /** The page shows them once the question is solved. */
    async list(reader: Reader, questionId: number, variant: string | null): Promise<FollowUps> {
      const stored = await findAdmitted(reader, questionId);
      if (variant === null) {
        return stored.map(({ question, answer, check }) =>
          present(question.html, answer.html, check),
        );
      }
      const { followUps } = await variants.find(questionId, variant);
      const rendered = await variants.render(questionId, variant);
      return rendered.followUps.map(({ question, answer }, index) =>
        present(question, answer, followUps[index]?.check),
      );
    },

    async check(reader: Reader, attempt: Attempt): Promise<AnswerVerdict> {
      const { questionId, number, variant, answer, ip } = attempt;
      await (reader
        ? rateLimits.allow('answer', String(reader.id))
        : rateLimits.allow('answerFrom', ip));
      const stored = await findAdmitted(reader, questionId);
      const followUps =
        variant === null ? stored : (await variants.find(questionId, variant)).followUps;
      const check = followUps[number - 1]?.check;
      if (!check) throw notFound('This follow-up has no answer to check.');
      return judgeInput(check, answer);
    },
  };
}

function present(questionHtml: string, answerHtml: string, check: FollowUp['check']) {
  return { questionHtml, answerHtml, asked: toAskedAnswer(check ?? null) };
}
