import type { QuestionSetQuery } from '#shared/contracts/question.ts';
import { type Difficulty, difficulties } from '#shared/domain/difficulty.ts';
import { type MeasuredBand, measuredBands } from '#shared/domain/measured-difficulty.ts';
import { type OwnFilter, ownFilterLabels, ownFilters } from '#shared/domain/own-filters.ts';
import {
  defaultSort,
  type QuestionSort,
  sortDirections,
  sortFields,
} from '#shared/domain/question-order.ts';
import { type StatusName, statusLabels, statusNames } from '#shared/domain/question-status.ts';
import { toId } from './id-in-url.ts';

/** Which questions, in which order, according to the URL. Null: all. */
export interface QuestionSet extends Record<OwnFilter, boolean> {
  search: string;
  category: string | null;
  /** From the dropdown; never set together with `level`. */
  difficulty: Difficulty | null;
  /** From the buttons. */
  level: Difficulty | null;
  status: StatusName | null;
  measured: MeasuredBand | null;
  /** A slug, like the collection. */
  topic: string | null;
  collection: string | null;
  /** The id of one of the user's lists. */
  list: number | null;
  sort: QuestionSort;
}

export const wholeSet: QuestionSet = {
  search: '',
  category: null,
  difficulty: null,
  level: null,
  status: null,
  measured: null,
  topic: null,
  collection: null,
  starred: false,
  noted: false,
  answered: false,
  mistakes: false,
  list: null,
  sort: defaultSort,
};

export const maxSearchLength = 300;
const maxCategoryLength = 100;

/** Ignores parameters that make no sense. */
export function readSet(params: URLSearchParams): QuestionSet {
  const level = oneOf(difficulties, params.get('level'));
  return {
    search: toSearchText(params.get('search')),
    category: truncate(params.get('category'), maxCategoryLength) || null,
    difficulty: level ? null : oneOf(difficulties, params.get('difficulty')),
    level,
    status: oneOf(statusNames, params.get('status')),
    measured: oneOf(measuredBands, params.get('measured')),
    topic: toSlugOrNull(params.get('topic')),
    collection: toSlugOrNull(params.get('collection')),
    starred: params.get('starred') === '1',
    noted: params.get('noted') === '1',
    answered: params.get('answered') === '1',
    mistakes: params.get('mistakes') === '1',
    list: toId(params.get('list')),
    sort: {
      field: oneOf(sortFields, params.get('sort')) ?? defaultSort.field,
      direction: oneOf(sortDirections, params.get('direction')) ?? defaultSort.direction,
    },
  };
}

/** Visitors who are not signed in have no status, stars, notes or lists to filter by. */
export function withOwnFilters<Set extends QuestionSet>(user: object | null | undefined, set: Set) {
  const marks = { starred: false, noted: false, answered: false, mistakes: false };
  const nothing = { status: null, list: null, ...marks };
  return user ? set : { ...set, ...nothing };
}

/**
 * The set of a question's page: without an order in the URL, that of its collection or list, or the
 * one last used.
 */
export function readQuestionSet(
  params: URLSearchParams,
  user: object | null | undefined,
  savedSort: QuestionSort,
): QuestionSet {
  const set = withOwnFilters(user, readSet(params));
  const hasSort = params.has('sort') || params.has('direction');
  return hasSort || isOrdered(set) ? set : { ...set, sort: savedSort };
}

/** The set's parameters in a URL, without default values. */
export function paramsOfSet(set: QuestionSet): URLSearchParams {
  const { search, category, difficulty, level, status, measured, topic, collection } = set;
  const { list, sort } = set;
  const params = new URLSearchParams();
  const add = (name: string, value: string | null, defaultValue = '') => {
    if (value !== null && value !== defaultValue) params.set(name, value);
  };
  add('search', search);
  add('category', category);
  add('difficulty', difficulty);
  add('level', level);
  add('status', status);
  add('measured', measured);
  add('topic', topic);
  add('collection', collection);
  for (const filter of ownFilters) add(filter, set[filter] ? '1' : null);
  add('list', list === null ? null : String(list));
  add('sort', sort.field, defaultSort.field);
  add('direction', sort.direction, defaultSort.direction);
  return params;
}

export function toSetQuery(set: QuestionSet): QuestionSetQuery {
  const { search, category, difficulty, level, status, measured, topic, collection } = set;
  const { list, sort } = set;
  return {
    search: search || undefined,
    category: category ?? undefined,
    difficulty: level ?? difficulty ?? undefined,
    status: status ?? undefined,
    measured: measured ?? undefined,
    topic: topic ?? undefined,
    collection: collection ?? undefined,
    starred: set.starred ? '1' : undefined,
    noted: set.noted ? '1' : undefined,
    answered: set.answered ? '1' : undefined,
    mistakes: set.mistakes ? '1' : undefined,
    list: list ?? undefined,
    ...(!hasOwnOrder(set) && { sort: sort.field, direction: sort.direction }),
  };
}

/** A collection or a list is in its own order until another one is chosen. */
export function hasOwnOrder({ sort, ...set }: QuestionSet): boolean {
  const isDefault = sort.field === defaultSort.field && sort.direction === defaultSort.direction;
  return isOrdered(set) && isDefault;
}

/** Whether it has an order of its own. */
export function isOrdered({ collection, list }: Pick<QuestionSet, 'collection' | 'list'>): boolean {
  return collection !== null || list !== null;
}

/** The set's filters in words; empty if it has none. */
export function describeSet(set: QuestionSet, listName = 'Your list'): string {
  const { search, category, difficulty, level, status, measured, topic, collection, list } = set;
  const parts = [
    list !== null && listName,
    collection && wordsOfSlug(collection),
    topic && wordsOfSlug(topic),
    category,
    level ?? difficulty,
    status && statusLabels[status],
    ...ownFilters.filter((filter) => set[filter]).map((filter) => ownFilterLabels[filter]),
    measured && wordsOfSlug(measured),
  ];
  return [...parts, search && `“${search}”`].filter(Boolean).join(', ');
}

/** “Random walks” for `random-walks`, “1200 to 1400” for `1200-to-1400`. */
export function wordsOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function toSearchText(text: string | null): string {
  return truncate(text, maxSearchLength);
}

/** Truncating may split a surrogate pair, which a URL cannot carry. */
function truncate(text: string | null, length: number): string {
  return (text ?? '').trim().slice(0, length).toWellFormed().trimEnd();
}

function toSlugOrNull(text: string | null): string | null {
  return text !== null && /^[a-z0-9-]{1,100}$/.test(text) ? text : null;
}

function oneOf<Name extends string>(names: readonly Name[], text: string | null): Name | null {
  return names.find((name) => name === text) ?? null;
}
