import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { Neighbors } from '#shared/contracts/question.ts';
import { pageSize } from '#shared/domain/pagination.ts';
import { useApi } from '../../../lib/app-context.ts';
import {
  describeSet,
  paramsOfSet,
  readQuestionSet,
  readSet,
  toSetQuery,
  withOwnFilters,
} from '../../../lib/question-set.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { useListName } from '../../../queries/lists.ts';
import { neighborsQuery } from '../../../queries/questions.ts';
import { useSavedSort } from './use-saved-sort.ts';

/** The set of questions that the reader walks through, and the place of this one in it. */
export interface OpenSet {
  /** What narrows the set, in words; empty: nothing. */
  name: string;
  /** Absent while it loads. */
  neighbors: Neighbors | undefined;
  /** The page of another question in the same set. */
  urlOf: (questionId: number) => string;
  /** The page of the list that shows this question. */
  listUrl: string;
}

/** The set is in the URL, behind the question. */
export function useQuestionSet(questionId: number): OpenSet {
  const { data: user } = useCurrentUser();
  const params = new URLSearchParams(useLocation().search);
  const set = readQuestionSet(params, user, useSavedSort());
  const { data: neighbors } = useQuery(neighborsQuery(useApi(), questionId, toSetQuery(set)));
  const own = paramsOfSet(withOwnFilters(user, readSet(params)));
  const search = own.size > 0 ? `?${own}` : '';
  const page = Math.ceil((neighbors?.position ?? 1) / pageSize);
  const ofList = paramsOfSet(set);
  if (page > 1) ofList.set('page', String(page));
  return {
    name: describeSet(set, useListName(set.list)),
    neighbors,
    urlOf: (id) => `/question/${id}${search}`,
    // The list restores its own order and page.
    listUrl: search === '' ? '/questions' : `/questions?${ofList}`,
  };
}
