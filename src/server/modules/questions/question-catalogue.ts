import { LRUCache } from 'lru-cache';
import type { Facets, Neighbors } from '#shared/contracts/question.ts';
import { type Difficulty, difficulties } from '#shared/domain/difficulty.ts';
import { compareFolded, type QuestionSort, type SortField } from '#shared/domain/question-order.ts';
import {
  nameOfStatus,
  type QuestionStatus,
  type StatusName,
  statusNames,
} from '#shared/domain/question-status.ts';
import { type CategorySpelling, groupCategories } from './category-groups.ts';
import { IdIndex } from './id-index.ts';
import { NameIndex } from './name-index.ts';
import { PlaceKeys } from './place-keys.ts';

/** The visible questions by column, in the order of their names without case, then of their ids. */
export interface CatalogueColumns {
  ids: readonly number[];
  names: readonly string[];
  /** From 1, the easiest. */
  difficultyRanks: readonly number[];
  /** Each with the ids of its questions. */
  categories: readonly CategorySpelling[];
}

export interface CatalogueEntry {
  id: number;
  name: string;
  difficulty: Difficulty;
  category: string;
}

export interface CatalogueFilter {
  search?: string | undefined;
  category?: string | undefined;
  difficulty?: Difficulty | undefined;
  status?: StatusName | undefined;
}

type SharedFilter = Omit<CatalogueFilter, 'status'>;
type SharedField = Exclude<SortField, 'status'>;

/** A part of a list. */
export interface Stretch {
  offset: number;
  limit: number;
}

/** One learner's; a question that is not in it is not started. */
export type OwnStatuses = ReadonlyMap<number, QuestionStatus>;

/** How many places the results of recent searches may hold together, four bytes each. */
const rememberedPlaces = 1_000_000;

/**
 * What there is to choose from, in memory: whatever the filter and the order, an answer is a walk
 * over small arrays. Inside, a question is known by its place in the order of names. A catalogue
 * never changes: when the questions do, another takes over.
 */
export class QuestionCatalogue {
  readonly facets: Facets;
  readonly #ids: readonly number[];
  readonly #names: readonly string[];
  readonly #idIndex: IdIndex;
  readonly #nameIndex: NameIndex;
  readonly #difficultyKeys: PlaceKeys;
  readonly #categoryKeys: PlaceKeys;
  readonly #everything: Int32Array;
  readonly #recent = new LRUCache<string, Int32Array>({
    maxSize: rememberedPlaces,
    sizeCalculation: (places) => places.length + 100,
  });

  constructor({ ids, names, difficultyRanks, categories }: CatalogueColumns) {
    const size = ids.length;
    this.#ids = ids;
    this.#names = names;
    this.#idIndex = new IdIndex(ids);
    this.#nameIndex = new NameIndex(names);
    this.#everything = new Int32Array(size);
    this.#difficultyKeys = new PlaceKeys(size, difficulties.length);
    for (let place = 0; place < size; place += 1) {
      this.#everything[place] = place;
      this.#difficultyKeys.set(place, (difficultyRanks[place] ?? 1) - 1);
    }
    const groups = groupCategories(categories);
    this.#categoryKeys = new PlaceKeys(size, groups.length);
    for (const [key, group] of groups.entries()) {
      for (const id of group.ids) this.#setKey(this.#categoryKeys, id, key);
    }
    this.facets = {
      total: size,
      categories: groups.map(({ category, ids: own }) => ({ category, count: own.length })),
      difficulties: difficulties.map((difficulty, key) => ({
        difficulty,
        count: this.#difficultyKeys.filter(this.#everything, key).length,
      })),
    };
  }

  /** In ascending order. */
  get ids(): Int32Array {
    return this.#idIndex.ids;
  }

  /** How many questions match, and the ids of a stretch of them, in order. */
  list(
    filter: CatalogueFilter,
    { field, direction }: QuestionSort,
    statuses: OwnStatuses,
    { offset, limit }: Stretch,
  ): { total: number; ids: number[] } {
    const places = this.#select(filter, field, statuses);
    const total = places.length;
    const end = Math.min(offset + limit, total);
    const ids: number[] = [];
    for (let index = offset; index < end; index += 1) {
      ids.push(this.#idAt(places[direction === 'asc' ? index : total - 1 - index]));
    }
    return { total, ids };
  }

  /** Null where the question is not in the catalogue. */
  neighbors(
    id: number,
    { field, direction }: QuestionSort,
    statuses: OwnStatuses,
  ): Neighbors | null {
    const place = this.#idIndex.placeOf(id);
    if (place === undefined) return null;
    const places = this.#select({}, field, statuses);
    const index = places.indexOf(place);
    const before = this.#linkTo(places[index - 1]);
    const after = this.#linkTo(places[index + 1]);
    return direction === 'asc'
      ? { previous: before, next: after }
      : { previous: after, next: before };
  }

  /** All questions in the order of their names. */
  *entries(): Generator<CatalogueEntry> {
    for (const place of this.#everything) {
      yield {
        id: this.#idAt(place),
        name: this.#nameAt(place),
        difficulty: difficulties[this.#difficultyKeys.get(place)] ?? 'Medium',
        category: this.facets.categories[this.#categoryKeys.get(place)]?.category ?? '',
      };
    }
  }

  /** The places of what matches, in ascending order of the field. */
  #select(filter: CatalogueFilter, field: SortField, statuses: OwnStatuses): Int32Array {
    const { status, ...shared } = filter;
    const isByStatus = field === 'status';
    const places = this.#selectForAll(shared, isByStatus ? 'name' : field);
    if (!status && !isByStatus) return places;
    const keys = this.#statusKeys(statuses);
    const matching = status ? keys.filter(places, statusNames.indexOf(status)) : places;
    return isByStatus ? keys.sort(matching) : matching;
  }

  /** What does not depend on who asks; the latest results are kept. */
  #selectForAll(filter: SharedFilter, field: SharedField): Int32Array {
    const { search, category, difficulty } = filter;
    if (field === 'name' && !search && !category && !difficulty) return this.#everything;
    const key = JSON.stringify([field, search, category, difficulty]);
    const kept = this.#recent.get(key);
    if (kept) return kept;
    const places = this.#find(filter, field);
    this.#recent.set(key, places);
    return places;
  }

  #find(filter: SharedFilter, field: SharedField): Int32Array {
    if (field === 'name') return this.#match(filter);
    const places = this.#selectForAll(filter, 'name');
    return (field === 'type' ? this.#categoryKeys : this.#difficultyKeys).sort(places);
  }

  /** In the order of names. */
  #match({ search, category, difficulty }: SharedFilter): Int32Array {
    let places = search ? this.#nameIndex.find(search) : this.#everything;
    if (category) places = this.#categoryKeys.filter(places, this.#categoryKey(category));
    if (difficulty) places = this.#difficultyKeys.filter(places, difficulties.indexOf(difficulty));
    return places;
  }

  /** However it is spelled; one that no question has where there is no such category. */
  #categoryKey(wanted: string): number {
    return this.facets.categories.findIndex(
      ({ category }) => compareFolded(category, wanted) === 0,
    );
  }

  #statusKeys(statuses: OwnStatuses): PlaceKeys {
    const keys = new PlaceKeys(this.#ids.length, statusNames.length);
    for (const [id, status] of statuses) {
      this.#setKey(keys, id, statusNames.indexOf(nameOfStatus(status)));
    }
    return keys;
  }

  #setKey(keys: PlaceKeys, id: number, key: number): void {
    const place = this.#idIndex.placeOf(id);
    if (place !== undefined) keys.set(place, key);
  }

  #idAt(place = 0): number {
    return this.#ids[place] ?? 0;
  }

  #nameAt(place: number): string {
    return this.#names[place] ?? '';
  }

  #linkTo(place: number | undefined) {
    return place === undefined ? null : { id: this.#idAt(place), name: this.#nameAt(place) };
  }
}
