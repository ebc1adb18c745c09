import type { QueryClient } from '@tanstack/react-query';
import type { QuestionStatus } from '#shared/domain/question-status.ts';
import type { ApiClient } from '../../lib/api-client.ts';
import { currentUserQuery } from '../../queries/current-user.ts';
import { questionQuery, questionsKey } from '../../queries/questions.ts';

/**
 * Puts a status that the server has into the page. Lists are asked again when they show next; the
 * neighbours stay where they are while this question is open, however the order has changed.
 */
export function noteStatus(
  queries: QueryClient,
  api: ApiClient,
  { questionId, status }: { questionId: number; status: QuestionStatus },
): void {
  void queries.invalidateQueries({ queryKey: questionsKey, refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: ['/api/progress'], refetchType: 'none' });
  queries.setQueryData(questionQuery(api, questionId).queryKey, (question) =>
    question ? { ...question, status } : undefined,
  );
  void queries.invalidateQueries(currentUserQuery(api));
}
