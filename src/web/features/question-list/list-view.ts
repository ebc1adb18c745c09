import { type Difficulty, difficulties } from '#shared/domain/difficulty.ts';
import {
  defaultSort,
  type QuestionSort,
  sortDirections,
  sortFields,
} from '#shared/domain/question-order.ts';
import { type StatusName, statusNames } from '#shared/domain/question-status.ts';
import type { ListQuery } from '../../queries/question-list.ts';

/** What the list shows, as its address says. Null: all. */
export interface ListView {
  search: string;
  category: string | null;
  /** Chosen in the dropdown; never together with `level`. */
  difficulty: Difficulty | null;
  /** Chosen with a button. */
  level: Difficulty | null;
  status: StatusName | null;
  sort: QuestionSort;
  page: number;
  /** Only the Question of the Day, whatever else is chosen. */
  isDaily: boolean;
}

export const longestSearch = 300;
const longestCategory = 100;
const largestPage = 1_000_000_000;

export const plainView: ListView = {
  search: '',
  category: null,
  difficulty: null,
  level: null,
  status: null,
  sort: defaultSort,
  page: 1,
  isDaily: false,
};

/** Whatever an address says: what nobody can have meant is left out. */
export function readView(params: URLSearchParams): ListView {
  const level = oneOf(difficulties, params.get('level'));
  return {
    search: toSearchText(params.get('search')),
    category: cut(params.get('category'), longestCategory) || null,
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

/** A status is somebody's own: who is not signed in has none to filter by. */
export function readViewFor(user: object | null | undefined, params: URLSearchParams): ListView {
  const view = readView(params);
  return user ? view : { ...view, status: null };
}

/** What the API is asked for. */
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

/** The address of a view, as short as it can be. */
export function urlOfView(view: ListView): string {
  const { search, category, difficulty, level, status, sort, page, isDaily } = view;
  const params = new URLSearchParams();
  const add = (name: string, value: string | null, unsaid = '') => {
    if (value !== null && value !== unsaid) params.set(name, value);
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

/** Whatever changes, it is another list: it starts at its first page and is not the day's question. */
export function changeView(view: ListView, change: Partial<ListView>): ListView {
  const changed = { ...view, page: 1, isDaily: false, ...change };
  if (change.level) changed.difficulty = null;
  if (change.difficulty) changed.level = null;
  return changed;
}

/** All questions, in the order that was chosen. */
export function clearFilters({ sort }: ListView): ListView {
  return { ...plainView, sort };
}

export function isFiltered({ search, category, difficulty, level, status, isDaily }: ListView) {
  return search !== '' || isDaily || [category, difficulty, level, status].some(Boolean);
}

/** A column's header: upwards first, then the other way round. */
export function sortBy(field: QuestionSort['field'], current: QuestionSort): QuestionSort {
  const isUpwards = current.field === field && current.direction === 'asc';
  return { field, direction: isUpwards ? 'desc' : 'asc' };
}

export function toSearchText(text: string | null): string {
  return cut(text, longestSearch);
}

/** Cutting may leave half a character, which no address can carry. */
function cut(text: string | null, length: number): string {
  return (text ?? '').trim().slice(0, length).toWellFormed().trimEnd();
}

function toPage(text: string | null): number {
  return text !== null && /^\d+$/.test(text) ? Math.min(Math.max(1, Number(text)), largestPage) : 1;
}

function oneOf<Name extends string>(names: readonly Name[], text: string | null): Name | null {
  return names.find((name) => name === text) ?? null;
}
