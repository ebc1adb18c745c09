import { ownFilters } from '#shared/domain/own-filters.ts';
import type { QuestionSort } from '#shared/domain/question-order.ts';
import {
  describeSet,
  paramsOfSet,
  type QuestionSet,
  readSet,
  toSetQuery,
  wholeSet,
  withOwnFilters,
} from '../../../lib/question-set.ts';
import type { ListQuery } from '../../../queries/question-list.ts';

/** What the list shows, according to its URL. */
export interface ListView extends QuestionSet {
  page: number;
  /** Only the Question of the Day, whatever the filters. */
  isDaily: boolean;
}

const maxPage = 1_000_000_000;

export const defaultView: ListView = { ...wholeSet, page: 1, isDaily: false };

/** Ignores parameters that make no sense. */
export function readView(params: URLSearchParams): ListView {
  return {
    ...readSet(params),
    page: toPage(params.get('page')),
    isDaily: params.get('daily') === '1',
  };
}

/** Ignores filters by status, stars and notes for visitors, who have none. */
export function readViewFor(user: object | null | undefined, params: URLSearchParams): ListView {
  return withOwnFilters(user, readView(params));
}

export function toListQuery(view: ListView): ListQuery {
  return { ...toSetQuery(view), page: view.page };
}

/** The URL of a view, without default values. */
export function urlOfView(view: ListView): string {
  const params = paramsOfSet(view);
  if (view.page !== 1) params.set('page', String(view.page));
  if (view.isDaily) params.set('daily', '1');
  return params.size > 0 ? `/questions?${params}` : '/questions';
}

/** The URL of a question in this list, which keeps the list's neighbors. */
export function questionUrl(view: ListView, questionId: number): string {
  const params = paramsOfSet(view.isDaily ? wholeSet : view);
  return params.size > 0 ? `/question/${questionId}?${params}` : `/question/${questionId}`;
}

/** Any change starts at page 1 and leaves the Question of the Day. */
export function changeView(view: ListView, change: Partial<ListView>): ListView {
  const changed = { ...view, page: 1, isDaily: false, ...change };
  if (change.level) changed.difficulty = null;
  if (change.difficulty) changed.level = null;
  return changed;
}

/** All questions, in the current sort order. */
export function clearFilters({ sort }: ListView): ListView {
  return { ...defaultView, sort };
}

export function isFiltered(view: ListView): boolean {
  return view.isDaily || describeSet(view) !== '';
}

/** Whether to search beyond names. What that finds has no status, rating or set to filter by. */
export function canFindMore(view: ListView): boolean {
  const { search, status, measured, topic, collection, list, isDaily } = view;
  const isOwn = status !== null || ownFilters.some((filter) => view[filter]);
  return search !== '' && !isOwn && !measured && !topic && !collection && !list && !isDaily;
}

/** Ascending on the first click on a column, then the other way around. */
export function sortBy(field: QuestionSort['field'], current: QuestionSort): QuestionSort {
  const isAscending = current.field === field && current.direction === 'asc';
  return { field, direction: isAscending ? 'desc' : 'asc' };
}

function toPage(text: string | null): number {
  return text !== null && /^\d+$/.test(text) ? Math.min(Math.max(1, Number(text)), maxPage) : 1;
}
