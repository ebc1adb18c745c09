import type { Solution } from '#shared/contracts/solution.ts';
import type { SolutionRow } from './question-writing.repository.ts';

export function presentSolution(row: SolutionRow): Solution {
  return {
    id: row.id,
    questionId: row.questionId,
    content: row.content,
    contentHtml: row.contentHtml,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}
