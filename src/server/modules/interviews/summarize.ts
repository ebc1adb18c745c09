import type { InterviewReport } from '#shared/contracts/interview.ts';
import { brierScore } from '#shared/domain/calibration.ts';
import type { Interview, StoredQuestion } from './interview.repository.ts';
import { chosen } from './present-interview.ts';

/** Whether there was an answer to judge. */
export function isAnswered({ given, isWithdrawn }: StoredQuestion): boolean {
  return given !== '' && !isWithdrawn;
}

export function countResults(rows: readonly StoredQuestion[]) {
  return {
    right: rows.filter(({ verdict }) => verdict === 'right').length,
    answered: rows.filter(isAnswered).length,
    asked: rows.filter(({ isWithdrawn }) => !isWithdrawn).length,
  };
}

export function summarize(interview: Interview, rows: readonly StoredQuestion[]) {
  const { startedAt, finishedAt, endsAt } = interview;
  const spent = (finishedAt ?? endsAt).getTime() - startedAt.getTime();
  return {
    ...chosen(interview),
    startedAt: startedAt.toISOString(),
    ...countResults(rows),
    seconds: Math.round(spent / 1000),
    calibration: calibrate(rows),
  };
}

function calibrate(rows: readonly StoredQuestion[]): InterviewReport['calibration'] {
  const stated = rows.flatMap(({ confidence, verdict }) =>
    confidence === null || verdict === null
      ? []
      : [{ confidence, answers: 1, rightAnswers: verdict === 'right' ? 1 : 0 }],
  );
  if (stated.length === 0) return null;
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return {
    stated: stated.length,
    mean: mean(stated.map(({ confidence }) => confidence)),
    right: 100 * mean(stated.map(({ rightAnswers }) => rightAnswers)),
    brier: brierScore(stated),
  };
}
