import { renderMarkup } from '#markup/render.ts';
import type { InterviewReport, SharedInterview } from '#shared/contracts/interview.ts';
import type { Database } from '../../db/client.ts';
import type { RunInTransaction } from '../../db/transaction.ts';
import { createToken, isToken } from '../../lib/secret-token.ts';
import type { RateLimitService } from '../ground/rate-limits/rate-limit.service.ts';
import type { FollowUpService } from '../practice/answers/follow-up.service.ts';
import type { AttemptService } from '../practice/attempts/attempt.service.ts';
import type { CardService } from '../practice/attempts/card.service.ts';
import type { MeasureService } from '../practice/attempts/ratings/measure.service.ts';
import type { SolutionService } from '../practice/solutions/solution.service.ts';
import { answerMarkup } from '../questions/judging/judging.service.ts';
import { type AskedQuestion, createAskedRepository } from './asked.repository.ts';
import { type AskedDeps, readAnswer } from './asked-answer.ts';
import { correctVerdicts } from './corrected-verdicts.ts';
import type { FinishInterview } from './finish-interview.ts';
import { createInterviewRepository, type Interview } from './interview.repository.ts';
import { type Interviewee, isOver } from './interview.service.ts';
import {
  interviewNotFound,
  premiumRequired,
  sharedNotFound,
  stillRunning,
} from './interview-errors.ts';
import { isAnswered, summarize } from './summarize.ts';

interface ReportDeps extends AskedDeps {
  db: Database;
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
  attempts: Pick<AttemptService, 'meet' | 'recordAll' | 'corrections'>;
  cards: Pick<CardService, 'dueOf'>;
  measures: Pick<MeasureService, 'paceOf'>;
  followUps: Pick<FollowUpService, 'list'>;
  solutions: Pick<SolutionService, 'mayRead'>;
  finishInterview: FinishInterview;
  now: () => Date;
}

export type ReportService = ReturnType<typeof createReportService>;

/** What came out of an interview, for its owner and for everyone who has the link. */
export function createReportService(deps: ReportDeps) {
  const { db, inTransaction, rateLimits, attempts, cards, measures, followUps, solutions } = deps;
  const interviews = createInterviewRepository(db);
  const listAsked = async (interviewId: number) =>
    correctVerdicts(deps, await createAskedRepository(db).list(interviewId));

  async function findEnded({ actor, ip }: Interviewee, interviewId: number): Promise<Interview> {
    const found = await interviews.find(actor.id, interviewId);
    if (!found) throw interviewNotFound();
    if (found.finishedAt) return found;
    if (!isOver(found, deps.now())) throw stillRunning();
    await deps.finishInterview(found, { learner: actor, ip });
    return findEnded({ actor, ip }, interviewId);
  }

  async function findReadable(who: Interviewee, interviewId: number): Promise<Interview> {
    const { actor } = who;
    const interview = await findEnded(who, interviewId);
    const free = await interviews.listFree(actor.id);
    const isAllowed =
      free.includes(interviewId) || (await solutions.mayRead(actor, { isPremium: true }));
    if (!isAllowed) throw premiumRequired();
    return interview;
  }

  /** What everyone who has the link may see. */
  async function presentResult(row: AskedQuestion) {
    const { place, verdict, milliseconds, question } = row;
    const seen = question?.isVisible ? question : null;
    return {
      place,
      questionId: seen?.id ?? null,
      name: seen?.name ?? null,
      difficulty: seen?.difficulty ?? null,
      verdict,
      isAnswered: isAnswered(row),
      seconds: Math.round(milliseconds / 1000),
      others: seen && (await measures.paceOf(seen.id)),
    };
  }

  /** The answer, if the learner may see it; whether they have earned it is another question. */
  async function readAllowed(actor: Interviewee['actor'], row: AskedQuestion) {
    const answer = await readAnswer(deps, row);
    return row.question && answer && (await solutions.mayRead(actor, row.question)) ? answer : null;
  }

  async function presentQuestion(
    actor: Interviewee['actor'],
    row: AskedQuestion,
    due: Date | undefined,
  ): Promise<InterviewReport['questions'][number]> {
    const { given, isChoice, confidence, message, variant, isRevealed, isWithdrawn } = row;
    const result = await presentResult(row);
    const answer = await readAllowed(actor, row);
    const isEarned = result.isAnswered || isRevealed;
    const shown = isEarned ? answer : null;
    return {
      ...result,
      variant,
      given: result.isAnswered && !isChoice ? given : null,
      givenHtml: result.isAnswered && isChoice ? renderMarkup(given).html : null,
      confidence,
      message,
      isRevealed,
      canReveal: !isEarned && !isWithdrawn && answer !== null,
      answerHtml: shown && renderMarkup(answerMarkup(shown)).html,
      followUps:
        shown && result.questionId !== null
          ? await followUps.list(actor, result.questionId, variant)
          : [],
      due: due?.toISOString() ?? null,
    };
  }

  async function present(
    actor: Interviewee['actor'],
    interview: Interview,
  ): Promise<InterviewReport> {
    const rows = await listAsked(interview.id);
    const dueOf = await cards.dueOf(
      actor.id,
      rows.flatMap(({ questionId }) => questionId ?? []),
    );
    return {
      id: interview.id,
      ...summarize(interview, rows),
      shareToken: interview.shareToken,
      questions: await Promise.all(
        rows.map((row) => presentQuestion(actor, row, dueOf.get(row.questionId ?? 0))),
      ),
    };
  }

  return {
    read: async (who: Interviewee, interviewId: number): Promise<InterviewReport> =>
      present(who.actor, await findReadable(who, interviewId)),

    /** Gives up what was not answered, once: it comes back, and its answers are shown. */
    async addToReviews(who: Interviewee, interviewId: number): Promise<InterviewReport> {
      const { actor, ip } = who;
      await rateLimits.allow('practice', String(actor.id));
      const interview = await findReadable(who, interviewId);
      const { questions } = await present(actor, interview);
      const places = questions.flatMap(({ canReveal, place }) => (canReveal ? [place] : []));
      const met = await attempts.meet({ ip, viaTopic: false });
      await inTransaction(async (transaction) => {
        const own = createInterviewRepository(transaction.db);
        await own.lock(actor.id, interviewId);
        const open = (await own.listQuestions(interviewId)).flatMap((row) =>
          places.includes(row.place) && !row.isRevealed && row.questionId !== null
            ? [{ place: row.place, questionId: row.questionId, variant: row.variant }]
            : [],
        );
        const acts = open.map(({ questionId, variant }) => ({
          questionId,
          act: { kind: 'reveal', seed: variant } as const,
        }));
        const recorded = await attempts.recordAll(transaction, actor, acts, met);
        for (const { place, questionId } of open) {
          if (!recorded.has(questionId)) continue;
          await own.saveQuestion(interviewId, place, { isRevealed: true });
        }
      });
      return present(actor, interview);
    },

    async share(who: Interviewee, interviewId: number): Promise<{ token: string }> {
      await rateLimits.allow('interviewAnswers', String(who.actor.id));
      await findReadable(who, interviewId);
      return inTransaction(async ({ db: own }) => {
        const repository = createInterviewRepository(own);
        const locked = await repository.lock(who.actor.id, interviewId);
        const token = locked?.shareToken ?? createToken();
        await repository.update(interviewId, { shareToken: token });
        return { token };
      });
    },

    async revoke({ actor }: Interviewee, interviewId: number): Promise<void> {
      await rateLimits.allow('interviewAnswers', String(actor.id));
      const found = await interviews.find(actor.id, interviewId);
      if (!found) throw interviewNotFound();
      await interviews.update(interviewId, { shareToken: null });
    },

    async findShared(token: string): Promise<SharedInterview> {
      const found = isToken(token) ? await interviews.findShared(token) : null;
      if (!found) throw sharedNotFound();
      const rows = await listAsked(found.interview.id);
      return {
        ...summarize(found.interview, rows),
        owner: { username: found.username },
        questions: await Promise.all(rows.map(presentResult)),
      };
    },
  };
}
