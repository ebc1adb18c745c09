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

/** The set of questions the reader is going through, and where this one is in it. */
export interface OpenSet {
  /** The filters of the set, in words; empty if there are none. */
  name: string;
  /** Undefined while loading. */
  neighbors: Neighbors | undefined;
  /** The URL of another question in the same set. */
  urlOf: (questionId: number) => string;
  /** The URL of the list page that shows this question. */
  listUrl: string;
}

/** Reads the set from the question's URL parameters. */
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
