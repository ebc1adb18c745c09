import type {
  Neighbors,
  Question,
  QuestionDetail,
  QuestionListQuery,
  QuestionSetQuery,
} from '#shared/contracts/question.ts';
import { leastFirstTries } from '#shared/domain/measured-difficulty.ts';
import { type OwnFilter, ownFilters } from '#shared/domain/own-filters.ts';
import { nameOfStatus, type QuestionStatus, statusNames } from '#shared/domain/question-status.ts';
import { readVariantRef, writeVariantRef } from '#shared/domain/variant-ref.ts';
import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import { notFound, notSignedIn } from '../../../lib/errors.ts';
import { readInOrder, takePage } from '../../../lib/listed-rows.ts';
import { toAskedAnswer } from '../judging/judging.service.ts';
import type { ListContents } from '../lists/list-contents.service.ts';
import { requireQuestion } from '../question-access/question-access.service.ts';
import type { Library } from '../topics/library.service.ts';
import { isOffered, type VariantsService } from '../variants/variants.service.ts';
import { createDailyQuestion, dayOf } from './daily-question.service.ts';
import { createFacets } from './facets.service.ts';
import { ownMarks } from './own-marks.ts';
import { createQuestionList } from './question-list.service.ts';
import { createQuestionsRepository } from './questions.repository.ts';

export type QuestionsService = ReturnType<typeof createQuestionsService>;

/** The user, or null if not signed in. */
type Reader = { id: number; isAdmin: boolean } | null;

interface QuestionsDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
  library: Pick<Library, 'topics' | 'questionsOfCollection'>;
  lists: Pick<ListContents, 'questionsOf'>;
  variants: Pick<VariantsService, 'of' | 'find' | 'render'>;
  now: () => Date;
}

/** Longer lists than a page are not cached. */
const mostRows = 50;
const mostPages = 200;
const mostDetails = 500;

/** What everyone sees is cached until a question changes; a user's own marks are always read. */
export function createQuestionsService(deps: QuestionsDeps) {
  const { db, changes, library, lists, variants, now } = deps;
  const repository = createQuestionsRepository(db);
  const list = createQuestionList({ db, changes });
  const marksAmong = ownMarks(repository);
  const topics = ['questions'] as const;
  const cachedRows = cacheUntilChange({ changes, topics, most: mostPages }, (ids: string) =>
    repository.listVisible(ids.split(',').map(Number)),
  );
  const cachedDetail = cacheUntilChange({ changes, topics, most: mostDetails }, repository.find);
  const isVisible = { visibility: 'visible' } as const;
  const listVisible = () => list.find({ sort: 'id', ...isVisible });
  const dailyQuestion = createDailyQuestion({ db, changes, listVisible, now });

  /** All matches, in order. */
  async function find(query: QuestionListQuery, reader: Reader): Promise<readonly number[]> {
    const { sort, status, topic, collection, list: _, ...rest } = query;
    const { starred, noted, answered, mistakes, ...shared } = rest;
    const isByStatus = sort === 'status';
    const ofAll = await list.find({
      ...shared,
      ...isVisible,
      tags: topic ? await tagsOf(topic) : undefined,
      sort: isByStatus ? 'name' : sort,
    });
    const ids = await narrowToOwn(await narrow(ofAll, query, reader), query, reader);
    if (!status && !isByStatus) return ids;
    const own = await statusesOf(reader);
    const nameOf = (id: number) => nameOfStatus(own.get(id) ?? null);
    if (status) return ids.filter((id) => nameOf(id) === status);
    const byStatus = Map.groupBy(ids, nameOf);
    const inOrder = query.direction === 'desc' ? statusNames.toReversed() : statusNames;
    // With a hundred thousand questions, `flatMap` would take as long as everything else.
    const [first = [], ...others] = inOrder.map((name) => byStatus.get(name) ?? []);
    return first.concat(...others);
  }

  /** None if there is no such topic. */
  async function tagsOf(topic: string): Promise<readonly string[]> {
    return (await library.topics()).find(({ slug }) => slug === topic)?.tags ?? [];
  }

  /** Narrows to a collection and a list, which have their own order. */
  async function narrow(ids: readonly number[], query: QuestionListQuery, reader: Reader) {
    const { collection, list: listId, sort } = query;
    const ordered = [
      collection ? await library.questionsOfCollection(collection) : null,
      listId ? await lists.questionsOf(listId, reader) : null,
    ];
    return ordered.reduce((some, own) => (own ? within(some, own, !sort) : some), ids);
  }

  const listOwn: Record<OwnFilter, (userId: number) => Promise<{ questionId: number }[]>> = {
    starred: repository.listStarred,
    noted: repository.listNoted,
    answered: repository.listStatuses,
    mistakes: repository.listMistakes,
  };

  async function narrowToOwn(
    ids: readonly number[],
    query: QuestionListQuery,
    reader: Reader,
  ): Promise<readonly number[]> {
    let narrowed = ids;
    for (const filter of ownFilters) {
      if (!query[filter]) continue;
      if (!reader) throw notSignedIn('Please sign in to filter by your stars, notes and answers.');
      const rows = await listOwn[filter](reader.id);
      const own = new Set(rows.map(({ questionId }) => questionId));
      narrowed = narrowed.filter((id) => own.has(id));
    }
    return narrowed;
  }

  async function statusesOf(reader: Reader): Promise<Map<number, QuestionStatus>> {
    const rows = reader ? await repository.listStatuses(reader.id) : [];
    return new Map(rows.map(({ questionId, status }) => [questionId, status]));
  }

  /** The marks of these questions, and possibly of others. */
  async function readMarks(ids: readonly number[], reader: Reader): ReturnType<typeof marksAmong> {
    return reader ? marksAmong(ids, reader.id) : new Map();
  }

  async function read(ids: readonly number[], reader: Reader): Promise<Question[]> {
    const readRows = (shown: readonly number[]) =>
      shown.length > mostRows ? repository.listVisible(shown) : cachedRows(shown.join(','));
    const [rows, marks] = await Promise.all([readInOrder(ids, readRows), readMarks(ids, reader)]);
    return rows.map((row) => ({
      ...row,
      status: marks.get(row.id)?.status ?? null,
      isStarred: marks.get(row.id)?.isStarred ?? false,
    }));
  }

  async function findSeen(id: number, reader: Reader) {
    return requireQuestion(reader, await cachedDetail(id));
  }

  async function findVariant(id: number, v: string | undefined) {
    const all = await variants.of(id);
    const count = all?.numbers.filter((numbers) => numbers !== null).length ?? 0;
    const ref = v === undefined ? null : readVariantRef(v);
    const isGone = !all || !ref || !isOffered(all, ref);
    const index = isGone ? 0 : ref.index;
    const numbers = all && { count, shown: all.numbers[index] ?? {} };
    if (isGone || index === 0) return { variant: null, isGone, numbers, texts: {} };
    const variant = writeVariantRef(ref);
    const [{ answer, description }, html] = await Promise.all([
      variants.find(id, variant),
      variants.render(id, variant),
    ]);
    const texts = { answer, description, descriptionHtml: html.description };
    return { variant, isGone, numbers, texts };
  }

  /** The neighbors of a question where it was until its status, star or note changed. */
  async function findAround(
    id: number,
    ids: readonly number[],
    set: QuestionSetQuery,
    reader: Reader,
  ): Promise<readonly (number | undefined)[]> {
    const { status, starred, noted, answered, mistakes, ...shared } = set;
    const isOwn = status ?? starred ?? noted ?? answered ?? mistakes;
    const ofEveryone = isOwn ? await find(shared, reader) : [];
    const place = ofEveryone.indexOf(id);
    if (place === -1) return [];
    const earlier = new Set(ofEveryone.slice(0, place));
    const gap = ids.filter((other) => earlier.has(other)).length;
    return [ids[gap - 1], ids[gap]];
  }

  return {
    requireSeen: findSeen,

    /** The visible ones among these, in the same order. */
    read,

    async list(query: QuestionListQuery, reader: Reader) {
      const ids = await find(query, reader);
      return { total: ids.length, questions: await read(takePage(ids, query), reader) };
    },

    facets: createFacets({ db, changes, list }),

    async daily(date: string | undefined, recent: readonly number[], reader: Reader) {
      const id = await dailyQuestion.find(date ?? dayOf(now()), new Set(recent));
      const [question] = id === null ? [] : await read([id], reader);
      if (!question) throw notFound('There are no questions yet');
      return question;
    },

    /** With the numbers of a variant if there are such. */
    async detail(id: number, reader: Reader, v?: string): Promise<QuestionDetail> {
      const [seen, marks] = await Promise.all([findSeen(id, reader), readMarks([id], reader)]);
      const own = marks.get(id);
      const asked = await findVariant(id, v);
      const { answer, slug, hasSimulation, hasFigure, results, rightResults, ...question } = {
        ...seen,
        ...asked.texts,
      };
      const kind = hasSimulation ? 'simulation' : hasFigure ? 'figure' : null;
      return {
        ...question,
        status: own?.status ?? null,
        updatedAt: question.updatedAt.toISOString(),
        exploredAt: own?.exploredAt?.toISOString() ?? null,
        isStarred: own?.isStarred ?? false,
        hasNote: own?.hasNote ?? false,
        firstTries: toFirstTries(results, rightResults),
        answer: toAskedAnswer(answer),
        variant: asked.variant,
        isVariantGone: v !== undefined && asked.isGone,
        numbers: asked.numbers,
        lab: kind !== null && slug !== null ? { slug, kind } : null,
      };
    },

    /** A hidden question has no neighbors, even for administrators. */
    async neighbors(id: number, set: QuestionSetQuery, reader: Reader): Promise<Neighbors> {
      const ids = await find(set, reader);
      const place = ids.indexOf(id);
      const isListed = place !== -1;
      if (!isListed) await findSeen(id, reader);
      const [before, after] = isListed
        ? [ids[place - 1], ids[place + 1]]
        : await findAround(id, ids, set, reader);
      const beside = await read([before ?? [], after ?? []].flat(), null);
      return {
        previous: beside.find((other) => other.id === before) ?? null,
        next: beside.find((other) => other.id === after) ?? null,
        position: isListed ? place + 1 : null,
        total: ids.length,
      };
    },

    count: async () => (await list.find(isVisible)).length,

    /** Visible questions by id with their last change, for the sitemap. */
    listChanges: repository.listChanges,
  };
}

/** The ids that are in a set, in its order if wanted. */
function within(ids: readonly number[], set: readonly number[], inItsOrder: boolean) {
  const places = new Map(set.map((id, place) => [id, place]));
  const both = ids.filter((id) => places.has(id));
  return inItsOrder ? both.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)) : both;
}

function toFirstTries(
  results: number | null,
  rightResults: number | null,
): QuestionDetail['firstTries'] {
  if (results === null || rightResults === null || results < leastFirstTries) return null;
  return { results, right: rightResults };
}
