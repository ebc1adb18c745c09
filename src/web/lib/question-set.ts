import type { QuestionSetQuery } from '#shared/contracts/question.ts';
import { type Difficulty, difficulties } from '#shared/domain/difficulty.ts';
import { type MeasuredBand, measuredBands } from '#shared/domain/measured-difficulty.ts';
import {
  defaultSort,
  type QuestionSort,
  sortDirections,
  sortFields,
} from '#shared/domain/question-order.ts';
import { type StatusName, statusLabels, statusNames } from '#shared/domain/question-status.ts';

/** Which questions, in which order, according to the URL. Null: all. */
export interface QuestionSet {
  search: string;
  category: string | null;
  /** From the dropdown; never set together with `level`. */
  difficulty: Difficulty | null;
  /** From the buttons. */
  level: Difficulty | null;
  status: StatusName | null;
  measured: MeasuredBand | null;
  /** Their slugs. */
  topic: string | null;
  collection: string | null;
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
    sort: {
      field: oneOf(sortFields, params.get('sort')) ?? defaultSort.field,
      direction: oneOf(sortDirections, params.get('direction')) ?? defaultSort.direction,
    },
  };
}

/** Visitors who are not signed in have no status to filter by. */
export function withOwnStatus<Set extends QuestionSet>(user: object | null | undefined, set: Set) {
  return user ? set : { ...set, status: null };
}

/**
 * The set of a question's page: without an order in the URL, that of its collection, or the one
 * last used in the list.
 */
export function readQuestionSet(
  params: URLSearchParams,
  user: object | null | undefined,
  savedSort: QuestionSort,
): QuestionSet {
  const set = withOwnStatus(user, readSet(params));
  const hasSort = params.has('sort') || params.has('direction');
  return hasSort || set.collection ? set : { ...set, sort: savedSort };
}

/** Without default values. */
export function paramsOfSet(set: QuestionSet): URLSearchParams {
  const { search, category, difficulty, level, status, measured, topic, collection, sort } = set;
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
  add('sort', sort.field, defaultSort.field);
  add('direction', sort.direction, defaultSort.direction);
  return params;
}

export function toSetQuery(set: QuestionSet): QuestionSetQuery {
  const { search, category, difficulty, level, status, measured, topic, collection, sort } = set;
  return {
    search: search || undefined,
    category: category ?? undefined,
    difficulty: level ?? difficulty ?? undefined,
    status: status ?? undefined,
    measured: measured ?? undefined,
    topic: topic ?? undefined,
    collection: collection ?? undefined,
    ...(!hasOwnOrder(set) && { sort: sort.field, direction: sort.direction }),
  };
}

/** A collection is in its own order until another one is chosen. */
export function hasOwnOrder({ collection, sort }: QuestionSet): boolean {
  const isDefault = sort.field === defaultSort.field && sort.direction === defaultSort.direction;
  return collection !== null && isDefault;
}

/** What narrows the set, in words; empty: nothing. */
export function describeSet(set: QuestionSet): string {
  const { search, category, difficulty, level, status, measured, topic, collection } = set;
  const parts = [
    collection && wordsOfSlug(collection),
    topic && wordsOfSlug(topic),
    category,
    level ?? difficulty,
    status && statusLabels[status],
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
