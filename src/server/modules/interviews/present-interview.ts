import type { RunningInterview } from '#shared/contracts/interview.ts';
import { toAskedAnswer } from '../questions/judging/judging.service.ts';
import type { AskedQuestion } from './asked.repository.ts';
import { type AskedDeps, readAnswer, readStatement } from './asked-answer.ts';
import type { Interview } from './interview.repository.ts';

/** What the learner chose. */
export const chosen = ({ role, level, minutes, isOneWay }: Interview) => ({
  role,
  level,
  minutes,
  isOneWay,
});

/** Without anything that says which questions these are. */
export async function presentRunning(
  deps: AskedDeps,
  interview: Interview,
  rows: readonly AskedQuestion[],
  now: Date,
): Promise<RunningInterview> {
  const { id, startedAt, endsAt, place, isOneWay } = interview;
  return {
    id,
    ...chosen(interview),
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    now: now.toISOString(),
    place,
    questions: await Promise.all(
      rows.map((row) => presentQuestion(deps, row, !isOneWay || row.place === place)),
    ),
  };
}

async function presentQuestion(deps: AskedDeps, row: AskedQuestion, isOpen: boolean) {
  const { place, given, confidence, question } = row;
  const asked = toAskedAnswer(await readAnswer(deps, row));
  return {
    place,
    isAnswered: given !== '',
    isWithdrawn: !asked,
    open:
      isOpen && asked && question
        ? {
            html: await readStatement(deps, row),
            imageUrl: question.imageUrl,
            asked,
            given,
            confidence,
          }
        : null,
  };
}
