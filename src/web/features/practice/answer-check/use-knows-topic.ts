import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useApi } from '../../../lib/app-context.ts';
import { readSet } from '../../../lib/question-set.ts';
import { questionTopicsQuery } from '../../../queries/topics.ts';

/** Whether the reader came from the question's topic, or revealed its topics. */
export function useKnowsTopic(questionId: number): () => boolean {
  const { search } = useLocation();
  const queries = useQueryClient();
  const { queryKey } = questionTopicsQuery(useApi(), questionId);
  return () =>
    readSet(new URLSearchParams(search)).topic !== null ||
    queries.getQueryData(queryKey) !== undefined;
}
