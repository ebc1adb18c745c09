import { type Difficulty, difficulties } from '#shared/domain/difficulty.ts';
import {
  defaultSort,
  type QuestionSort,
  sortDirections,
  sortFields,
} from '#shared/domain/question-order.ts';
import { type StatusName, statusNames } from '#shared/domain/question-status.ts';
import type { ListQuery } from '../../queries/question-list.ts';

/** What the list shows, according to its URL. Null: all. */
export interface ListView {
  search: string;
  category: string | null;
  /** From the dropdown; never set together with `level`. */
  difficulty: Difficulty | null;
  /** From the buttons. */
  level: Difficulty | null;
  status: StatusName | null;
  sort: QuestionSort;
  page: number;
  /** Only the Question of the Day, whatever the filters. */
  isDaily: boolean;
}

export const maxSearchLength = 300;
const maxCategoryLength = 100;
const maxPage = 1_000_000_000;

export const defaultView: ListView = {
  search: '',
  category: null,
  difficulty: null,
  level: null,
  status: null,
  sort: defaultSort,
  page: 1,
  isDaily: false,
};

/** Ignores parameters that make no sense. */
export function readView(params: URLSearchParams): ListView {
  const level = oneOf(difficulties, params.get('level'));
  return {
    search: toSearchText(params.get('search')),
    category: truncate(params.get('category'), maxCategoryLength) || null,
    difficulty: level ? null : oneOf(difficulties, params.get('difficulty')),
    level,
    status: oneOf(statusNames, params.get('status')),
    sort: {
      field: oneOf(sortFields, params.get('sort')) ?? defaultSort.field,
      direction: oneOf(sortDirections, params.get('direction')) ?? defaultSort.direction,
    },
    page: toPage(params.get('page')),
    isDaily: params.get('daily') === '1',
  };
}

/** Visitors who are not signed in have no status to filter by. */
export function readViewFor(user: object | null | undefined, params: URLSearchParams): ListView {
  const view = readView(params);
  return user ? view : { ...view, status: null };
}

export function toListQuery(view: ListView): ListQuery {
  const { search, category, difficulty, level, status, sort, page } = view;
  return {
    search,
    category: category ?? undefined,
    difficulty: level ?? difficulty ?? undefined,
    status: status ?? undefined,
    sort: sort.field,
    direction: sort.direction,
    page,
  };
}

/** The URL of a view, without default values. */
export function urlOfView(view: ListView): string {
  const { search, category, difficulty, level, status, sort, page, isDaily } = view;
  const params = new URLSearchParams();
  const add = (name: string, value: string | null, defaultValue = '') => {
    if (value !== null && value !== defaultValue) params.set(name, value);
  };
  add('search', search);
  add('category', category);
  add('difficulty', difficulty);
  add('level', level);
  add('status', status);
  add('sort', sort.field, defaultSort.field);
  add('direction', sort.direction, defaultSort.direction);
  add('page', String(page), '1');
  if (isDaily) add('daily', '1');
  return params.size > 0 ? `/questions?${params}` : '/questions';
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

export function isFiltered({ search, category, difficulty, level, status, isDaily }: ListView) {
  return search !== '' || isDaily || [category, difficulty, level, status].some(Boolean);
}

/** Ascending on the first click on a column, then the other way around. */
export function sortBy(field: QuestionSort['field'], current: QuestionSort): QuestionSort {
  const isAscending = current.field === field && current.direction === 'asc';
  return { field, direction: isAscending ? 'desc' : 'asc' };
}

export function toSearchText(text: string | null): string {
  return truncate(text, maxSearchLength);
}

/** Truncating may split a surrogate pair, which a URL cannot carry. */
function truncate(text: string | null, length: number): string {
  return (text ?? '').trim().slice(0, length).toWellFormed().trimEnd();
}

function toPage(text: string | null): number {
  return text !== null && /^\d+$/.test(text) ? Math.min(Math.max(1, Number(text)), maxPage) : 1;
}

function oneOf<Name extends string>(names: readonly Name[], text: string | null): Name | null {
  return names.find((name) => name === text) ?? null;
}
