import { LRUCache } from 'lru-cache';
import type { AdminQuestionQuery, CategoryCounts } from '#shared/contracts/admin-question.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { compareFolded } from '#shared/domain/question-order.ts';
import { type CategorySpelling, groupCategories } from './category-groups.ts';
import { IdIndex } from './id-index.ts';
import { NameIndex } from './name-index.ts';
import { PlaceKeys } from './place-keys.ts';
import type { Stretch } from './question-catalogue.ts';

/** All questions by column. */
export interface RegisterColumns {
  /** In the order of the names without case, then of the ids. */
  idsByName: readonly number[];
  names: readonly string[];
  /** What follows is in one order too, but in any. */
  ids: readonly number[];
  /** From 1, the easiest. */
  difficultyRanks: readonly number[];
  /** 1 or 0. */
  visible: readonly number[];
  premium: readonly number[];
  categories: readonly string[];
  /** In milliseconds. */
  created: readonly number[];
  updated: readonly number[];
}

type RegisterFilter = Pick<
  AdminQuestionQuery,
  'search' | 'category' | 'difficulty' | 'visibility' | 'premium'
>;
type RegisterSort = NonNullable<AdminQuestionQuery['sort']>;

/** How many places the results of recent searches may hold together, four bytes each. */
const rememberedPlaces = 1_000_000;

/**
 * What the catalogue is for visitors, with hidden questions and more to choose by. Inside, a
 * question is known by its place in the order of names. Every change brings another register, so
 * that each part of it is made when it is first asked for.
 */
export class QuestionRegister {
  readonly #columns: RegisterColumns;
  readonly #recent = new LRUCache<string, Int32Array>({
    maxSize: rememberedPlaces,
    sizeCalculation: (places) => places.length + 100,
  });

  constructor(columns: RegisterColumns) {
    this.#columns = columns;
  }

  get categories(): CategoryCounts {
    return this.#groups().map(({ category, ids }) => ({ category, count: ids.length }));
  }

  /** How many questions match, and the ids of a stretch of them, in order. */
  list(
    filter: RegisterFilter,
    { sort = 'name', direction = 'asc' }: Pick<AdminQuestionQuery, 'sort' | 'direction'>,
    { offset, limit }: Stretch,
  ): { total: number; ids: number[] } {
    const places = this.#select(filter, sort);
    const total = places.length;
    const end = Math.min(offset + limit, total);
    const ids: number[] = [];
    for (let index = offset; index < end; index += 1) {
      const place = places[direction === 'asc' ? index : total - 1 - index] ?? 0;
      ids.push(this.#columns.idsByName[place] ?? 0);
    }
    return { total, ids };
  }

  /** The places of what matches, in ascending order; the latest results are kept. */
  #select(filter: RegisterFilter, sort: RegisterSort): Int32Array {
    const { search, category, difficulty, visibility, premium } = filter;
    const key = JSON.stringify([sort, search, category, difficulty, visibility, premium]);
    const kept = this.#recent.get(key);
    if (kept) return kept;
    let places = this.#orders[sort]();
    if (search) places = this.#found(search).filter(places, 1);
    if (category) places = this.#categoryKeys().filter(places, this.#categoryKey(category));
    if (difficulty) {
      places = this.#difficultyKeys().filter(places, difficulties.indexOf(difficulty) + 1);
    }
    if (visibility) places = this.#visible().filter(places, visibility === 'visible' ? 1 : 0);
    if (premium) places = this.#premium().filter(places, premium === 'premium' ? 1 : 0);
    this.#recent.set(key, places);
    return places;
  }

  readonly #idIndex = once(() => new IdIndex(this.#columns.idsByName));
  readonly #nameIndex = once(() => new NameIndex(this.#columns.names));
  /** Of each of the columns that are in any order. */
  readonly #places = once(() => Int32Array.from(this.#columns.ids, (id) => this.#placeOf(id)));
  readonly #groups = once(() => groupCategories(spellingsOf(this.#columns)));
  readonly #difficultyKeys = once(() =>
    this.#keys(this.#columns.difficultyRanks, difficulties.length + 1),
  );
  readonly #visible = once(() => this.#keys(this.#columns.visible, 2));
  readonly #premium = once(() => this.#keys(this.#columns.premium, 2));
  readonly #categoryKeys = once(() => {
    const keys = new PlaceKeys(this.#columns.ids.length, this.#groups().length);
    for (const [key, { ids }] of this.#groups().entries()) {
      for (const id of ids) keys.set(this.#placeOf(id), key);
    }
    return keys;
  });

  /** All places in ascending order of a field. */
  readonly #orders: Record<RegisterSort, () => Int32Array> = {
    name: once(() => Int32Array.from(this.#columns.idsByName, (_, place) => place)),
    difficulty: once(() => this.#difficultyKeys().sort(this.#orders.name())),
    type: once(() => this.#categoryKeys().sort(this.#orders.name())),
    id: once(() => Int32Array.from(this.#idIndex().ids, (id) => this.#placeOf(id))),
    createdAt: once(() => this.#byMoment(this.#columns.created)),
    updatedAt: once(() => this.#byMoment(this.#columns.updated)),
  };

  /** Those of the same moment by their ids. */
  #byMoment(moments: readonly number[]): Int32Array {
    const { ids } = this.#columns;
    const order = Int32Array.from(ids, (_, index) => index).sort(
      (a, b) => (moments[a] ?? 0) - (moments[b] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0),
    );
    const places = this.#places();
    return order.map((index) => places[index] ?? 0);
  }

  #keys(values: readonly number[], keyCount: number): PlaceKeys {
    const keys = new PlaceKeys(values.length, keyCount);
    const places = this.#places();
    for (const [index, value] of values.entries()) keys.set(places[index] ?? 0, value);
    return keys;
  }

  /** 1 where the name contains the part. */
  #found(part: string): PlaceKeys {
    const keys = new PlaceKeys(this.#columns.ids.length, 2);
    for (const place of this.#nameIndex().find(part)) keys.set(place, 1);
    return keys;
  }

  /** However it is spelled; one that no question has where there is no such category. */
  #categoryKey(wanted: string): number {
    return this.#groups().findIndex(({ category }) => compareFolded(category, wanted) === 0);
  }

  #placeOf(id: number): number {
    return this.#idIndex().placeOf(id) ?? 0;
  }
}

function spellingsOf({ ids, categories }: RegisterColumns): CategorySpelling[] {
  const idsOf = new Map<string, number[]>();
  for (const [index, category] of categories.entries()) {
    const own = idsOf.get(category) ?? [];
    if (own.length === 0) idsOf.set(category, own);
    own.push(ids[index] ?? 0);
  }
  return [...idsOf].map(([category, own]) => ({ category, ids: own.sort((a, b) => a - b) }));
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
