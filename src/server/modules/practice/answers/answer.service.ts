import { renderMarkup } from '#markup/render.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import type {
  AnswerCheck,
  AnswerJudgment,
  AnswerReading,
  AnswerToRead,
  AnswerTrial,
  AnswerVerdict,
  Hint,
  RevealedAnswer,
} from '#shared/contracts/answer-check.ts';
import {
  isClosed,
  isSingle,
  type SingleAnswer,
  valueOfAnswer,
} from '#shared/domain/answer-value.ts';
import type { Database } from '../../../db/client.ts';
import { AppError, notFound, notSignedIn } from '../../../lib/errors.ts';
import { networkOf, siteOf } from '../../../lib/network.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import {
  answerMarkup,
  judgeInput,
  readInput,
  toAskedPart,
} from '../../questions/judging/judging.service.ts';
import { acceptAnswer } from '../../questions/judging/stated-answer.service.ts';
import { requireQuestion } from '../../questions/question-access/question-access.service.ts';
import type { VariantsService } from '../../questions/variants/variants.service.ts';
import type { AttemptService } from '../attempts/attempt.service.ts';
import type { SolutionService } from '../solutions/solution.service.ts';
import { createAnswerRepository } from './answer.repository.ts';
import { type Outcome, type OutcomeDeps, outcomeForVisitors, outcomeOf } from './answer-outcome.ts';
import { findOpenPart, givenFor } from './open-part.ts';

interface AnswerDeps extends OutcomeDeps {
  db: Database;
  solutions: Pick<SolutionService, 'mayRead' | 'admit'>;
  attempts: Pick<AttemptService, 'record'>;
  variants: Pick<VariantsService, 'find' | 'render' | 'seedOf'>;
  rateLimits: Pick<RateLimitService, 'allow' | 'giveBack'>;
}

/** The user, or null if not signed in. */
type Reader = { id: number; isAdmin: boolean } | null;

interface Check extends AnswerCheck {
  questionId: number;
  /** The client's IP. */
  ip: string;
}

interface Revealing extends Pick<Check, 'questionId' | 'via' | 'ip' | 'variant'> {
  /** From 1; null: the whole answer. */
  part: number | null;
}

export type AnswerService = ReturnType<typeof createAnswerService>;

/** Checks answers, and reveals the answer only to those who solved it or may see the solution. */
export function createAnswerService(deps: AnswerDeps) {
  const { db, solutions, attempts, variants, rateLimits } = deps;
  const repository = createAnswerRepository(db);

  async function findSeen(reader: Reader, questionId: number) {
    return requireQuestion(reader, await repository.findWithQuestion(questionId));
  }

  async function findAnswered(reader: Reader, questionId: number, variant: string | null) {
    const seen = await findSeen(reader, questionId);
    const asked = variant === null ? seen : await variants.find(questionId, variant);
    const { answer, ...question } = { ...seen, answer: asked.answer };
    if (!answer) throw notFound('This question has no answer to check.');
    return { ...question, answer };
  }

  async function record(
    reader: NonNullable<Reader>,
    { questionId, mode, confidence, shownAt, activeSeconds, via, ip, variant }: Check,
    verdict: AnswerVerdict['verdict'],
    given: string,
  ): Promise<Outcome> {
    const recorded = await attempts.record(
      reader,
      questionId,
      {
        kind: 'answer',
        verdict,
        mode,
        confidence,
        shownAt: shownAt === null ? null : new Date(shownAt),
        activeSeconds,
        given,
        seed: await variants.seedOf(questionId, variant),
      },
      { start: true },
      { ip, viaTopic: via === 'topic' },
    );
    return outcomeOf(deps, reader.id, questionId, recorded);
  }

  /** A part that is not the last: it starts the question, but decides nothing yet. */
  async function recordStep(reader: NonNullable<Reader>, questionId: number): Promise<Outcome> {
    const start = { start: true } as const;
    const recorded = await attempts.record(reader, questionId, { kind: 'mark' }, start);
    return outcomeOf(deps, reader.id, questionId, recorded);
  }

  /** Who gave up a part has seen its answer, also if they only say so. */
  async function admitGivenUp(reader: Reader, question: { isPremium: boolean }, given: Check) {
    if (!given.earlier.includes(null)) return;
    if (!reader) throw notSignedIn();
    await solutions.admit(reader, question);
    await recordReveal(reader, given);
  }

  async function recordReveal(reader: NonNullable<Reader>, revealing: Omit<Revealing, 'part'>) {
    const { questionId, via, ip, variant } = revealing;
    const origin = { ip, viaTopic: via === 'topic' };
    const act = { kind: 'reveal', seed: await variants.seedOf(questionId, variant) } as const;
    return attempts.record(reader, questionId, act, { start: true }, origin);
  }

  /** Once the guesses are spent, nothing is judged: judging only right answers would reveal one. */
  async function judgeGuess<Judged extends { verdict: AnswerVerdict['verdict'] }>(
    { questionId, ip }: Check,
    judge: () => Judged,
  ) {
    // Not per account: anyone who can script guesses can script sign-ups.
    const caller = `${siteOf(ip) ?? networkOf(ip)} ${questionId}`;
    await rateLimits.allow('answerPremium', caller);
    let isSpent = false;
    try {
      const judgment = judge();
      isSpent = judgment.verdict !== 'right';
      return judgment;
    } catch (error) {
      // Says that the answer to an earlier part is wrong.
      isSpent = error instanceof AppError && error.code === 'PART_CLOSED';
      throw error;
    } finally {
      // An unreadable or right answer reveals nothing more, so it costs no guess.
      if (!isSpent) await rateLimits.giveBack('answerPremium', caller);
    }
  }

  return {
    async check(reader: Reader, given: Check): Promise<AnswerJudgment> {
      const { questionId, ip, variant } = given;
      await (reader
        ? rateLimits.allow('answer', String(reader.id))
        : rateLimits.allow('answerFrom', ip));
      const { answer, ...question } = await findAnswered(reader, questionId, variant);
      if (!isClosed(answer)) throw notFound('This question has no answer to check.');
      if (answer.kind === 'parts') await admitGivenUp(reader, question, given);
      const isGuess = question.isPremium && !(await solutions.mayRead(reader, question));
      const judge = () => {
        const part = findOpenPart(answer, given.earlier);
        return { part, ...judgeInput(part.asked, given.answer) };
      };
      const { part, ...judgment } = isGuess ? await judgeGuess(given, judge) : judge();
      const isRight = judgment.verdict === 'right';
      const isStep = isRight && !part.isLast;
      const outcome = reader
        ? isStep
          ? await recordStep(reader, questionId)
          : await record(reader, given, judgment.verdict, givenFor(answer, part, given.answer))
        : { ...outcomeForVisitors, isSolved: isRight && !isStep };
      const revealed = isRight
        ? { value: shown(part.asked), number: valueOfAnswer(part.asked) }
        : { value: null, number: null };
      const message =
        isRight && !isStep && !outcome.isSolved
          ? `${judgment.message} ${whyUnsolved(outcome)}`
          : judgment.message;
      const next = isStep && answer.kind === 'parts' ? toAskedPart(answer, part.index + 1) : null;
      return { ...judgment, ...revealed, ...outcome, next, message };
    },

    /** Neither an attempt nor tied to a question. */
    async read({ answer, unit }: AnswerToRead, ip: string): Promise<AnswerReading> {
      await rateLimits.allow('readAnswer', ip);
      return readInput(answer, unit);
    },

    /** For users who may read the solution. */
    async reveal(reader: NonNullable<Reader>, revealing: Revealing): Promise<RevealedAnswer> {
      const { questionId, variant, part } = revealing;
      const question = await findAnswered(reader, questionId, variant);
      const answer = part === null ? question.answer : partOf(question.answer, part);
      await solutions.admit(reader, question);
      const { status, rating } = await recordReveal(reader, revealing);
      const next =
        part !== null && question.answer.kind === 'parts'
          ? toAskedPart(question.answer, part)
          : null;
      const number = answer.kind === 'open' ? null : valueOfAnswer(answer);
      return { value: shown(answer), number, next, status, rating };
    },

    /** As Markdown with formulas, by question. Callers must check who may see them. */
    async statedAnswers(questionIds: readonly number[]): Promise<Map<number, string>> {
      const rows = await repository.list(questionIds);
      return new Map(
        rows.flatMap(({ questionId, answer }) =>
          answer ? [[questionId, answerMarkup(answer)]] : [],
        ),
      );
    },

    /** Counted from 1. */
    async hint(
      reader: Reader,
      questionId: number,
      number: number,
      variant: string | null,
    ): Promise<Hint> {
      const seen = await findSeen(reader, questionId);
      const hints =
        variant === null
          ? seen.hints?.map(({ html }) => html)
          : (await variants.render(questionId, variant)).hints;
      const html = hints?.[number - 1];
      if (html === undefined) throw notFound('Hint not found.');
      const seed = await variants.seedOf(questionId, variant);
      if (reader) await attempts.record(reader, questionId, { kind: 'hint', number, seed });
      return { html };
    },

    /** Judges against an answer that is not saved yet. */
    async tryOut(admin: { id: number }, { answer, attempt }: AnswerTrial): Promise<AnswerVerdict> {
      await rateLimits.allow('tryAnswer', String(admin.id));
      const accepted = acceptAnswer(answer);
      if (!isSingle(accepted)) throw notFound('This kind of answer cannot be tried out.');
      return judgeInput(accepted, attempt, 'attempt');
    },
  };
}

function whyUnsolved({ unrated }: Outcome): string {
  return unrated === 'solution'
    ? "You had already seen the answer, so this doesn't count as solved."
    : "After a wrong choice, this doesn't count as solved.";
}

function partOf(answer: Answer, number: number): SingleAnswer {
  const part = answer.kind === 'parts' ? answer.parts[number - 1] : undefined;
  if (!part) throw notFound('This question has no such part.');
  return part.answer;
}

function shown(answer: Answer): string {
  return renderMarkup(answerMarkup(answer)).html;
}
