import type { Database } from '../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../db/transaction.ts';
import type { AttemptService } from '../practice/attempts/attempt.service.ts';
import { createAskedRepository } from './asked.repository.ts';
import { type AskedDeps, readAnswer } from './asked-answer.ts';
import { createInterviewRepository, type Interview } from './interview.repository.ts';
import { type Judged, judgeQuestion } from './judge-question.ts';

interface FinishDeps extends AskedDeps {
  db: Database;
  inTransaction: RunInTransaction;
  attempts: Pick<AttemptService, 'meet' | 'recordAll'>;
  now: () => Date;
}

/** Who ends it; without an IP, time did. */
export interface Finisher {
  learner: { id: number; isAdmin: boolean };
  ip: string | null;
}

export type FinishInterview = ReturnType<typeof createFinishInterview>;

/**
 * Judges an interview and records its answers in the log, once, whoever else ends it meanwhile. The
 * stated answers are read beforehand, so that the transaction needs no second connection.
 */
export function createFinishInterview(deps: FinishDeps) {
  const { db, inTransaction, attempts, now } = deps;

  async function readAnswers(interviewId: number) {
    const rows = await createAskedRepository(db).list(interviewId);
    const answers = await Promise.all(rows.map((row) => readAnswer(deps, row)));
    return new Map(rows.map(({ place }, index) => [place, answers[index] ?? null]));
  }

  return async ({ id }: Interview, { learner, ip }: Finisher): Promise<void> => {
    const [answers, met] = await Promise.all([
      readAnswers(id),
      attempts.meet(ip === null ? null : { ip, viaTopic: false }),
    ]);
    await inTransaction(async (transaction) => {
      const interviews = createInterviewRepository(transaction.db);
      const interview = await interviews.lock(learner.id, id);
      if (!interview || interview.finishedAt) return;
      const finishedAt = await countTime(transaction, interview, now());
      const judged = (await interviews.listQuestions(id)).map((row) => ({
        row,
        result: judgeQuestion(
          row.given,
          row.questionId === null ? null : (answers.get(row.place) ?? null),
        ),
      }));
      const acts = judged.flatMap(({ row, result }) =>
        row.questionId === null || result.verdict === null
          ? []
          : [{ questionId: row.questionId, act: toAct(row, result, result.verdict) }],
      );
      const entries = await attempts.recordAll(transaction, learner, acts, met);
      for (const { row, result } of judged) {
        const attemptId = entries.get(row.questionId ?? 0) ?? null;
        await interviews.saveQuestion(id, row.place, { ...result, attemptId });
      }
      await interviews.update(id, { finishedAt });
    });
  };
}

/** Adds the time since it was opened to the question that is open. Returns until when. */
export async function countTime(
  { db }: Transaction,
  { id, place, viewedAt, endsAt }: Interview,
  now: Date,
): Promise<Date> {
  const at = now < endsAt ? now : endsAt;
  const spent = Math.max(0, at.getTime() - viewedAt.getTime());
  await createInterviewRepository(db).addTime(id, place, spent);
  return at;
}

interface Answered {
  confidence: number | null;
  milliseconds: number;
  variant: string | null;
}

function toAct(
  { confidence, milliseconds, variant }: Answered,
  { given }: Judged,
  verdict: NonNullable<Judged['verdict']>,
) {
  return {
    ...({ kind: 'answer', mode: 'interview', verdict, given, confidence } as const),
    shownAt: null,
    activeSeconds: Math.round(milliseconds / 1000),
    seed: variant,
  };
}
