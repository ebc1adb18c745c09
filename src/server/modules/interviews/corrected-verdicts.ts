import type { AttemptService } from '../practice/attempts/attempt.service.ts';
import type { StoredQuestion } from './interview.repository.ts';

export interface CorrectionDeps {
  attempts: Pick<AttemptService, 'corrections'>;
}

/** With the verdicts that count today. What was said about another one no longer fits. */
export async function correctVerdicts<Row extends StoredQuestion>(
  { attempts }: CorrectionDeps,
  rows: readonly Row[],
): Promise<Row[]> {
  const verdicts = await attempts.corrections(rows.flatMap(({ attemptId }) => attemptId ?? []));
  return rows.map((row) => {
    const verdict = verdicts.get(row.attemptId ?? 0);
    return verdict && verdict !== row.verdict ? { ...row, verdict, message: null } : row;
  });
}
