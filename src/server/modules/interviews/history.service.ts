import type { InterviewHistory } from '#shared/contracts/interview.ts';
import type { Database } from '../../db/client.ts';
import type { SolutionService } from '../practice/solutions/solution.service.ts';
import { type CorrectionDeps, correctVerdicts } from './corrected-verdicts.ts';
import { createInterviewRepository } from './interview.repository.ts';
import { chosen } from './present-interview.ts';
import { countResults } from './summarize.ts';

interface HistoryDeps extends CorrectionDeps {
  db: Database;
  solutions: Pick<SolutionService, 'mayRead'>;
}

export type HistoryService = ReturnType<typeof createHistoryService>;

/** A user's interviews, and how they went. */
export function createHistoryService({ db, solutions, attempts }: HistoryDeps) {
  const interviews = createInterviewRepository(db);
  return {
    async list(actor: { id: number; isAdmin: boolean }): Promise<InterviewHistory> {
      const [ended, free, mayReadAll] = await Promise.all([
        interviews.listEnded(actor.id),
        interviews.listFree(actor.id),
        solutions.mayRead(actor, { isPremium: true }),
      ]);
      const rows = await interviews.listQuestionsOf(ended.map(({ id }) => id));
      const corrected = await correctVerdicts({ attempts }, rows);
      const asked = Map.groupBy(corrected, ({ interviewId }) => interviewId);
      return {
        interviews: ended.map((interview) => ({
          id: interview.id,
          ...chosen(interview),
          startedAt: interview.startedAt.toISOString(),
          ...countResults(asked.get(interview.id) ?? []),
          isLocked: !mayReadAll && !free.includes(interview.id),
        })),
      };
    },
  };
}
