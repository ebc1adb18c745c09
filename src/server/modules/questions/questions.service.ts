import { setImmediate } from 'node:timers/promises';
import type {
  Facets,
  Neighbors,
  Question,
  QuestionDetail,
  QuestionListQuery,
} from '#shared/contracts/question.ts';
import { chooseDailyQuestion } from '#shared/domain/daily-question.ts';
import { pageSize as usualPageSize } from '#shared/domain/pagination.ts';
import { defaultSort, type QuestionSort } from '#shared/domain/question-order.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Database } from '../../db/client.ts';
import { keepUntilChange } from '../../db/keep-until-change.ts';
import { notFound } from '../../errors.ts';
import { requireQuestion } from '../question-access/question-access.service.ts';
import { toAskedAnswer } from './asked-answer.ts';
import { type OwnStatuses, QuestionCatalogue, type Stretch } from './question-catalogue.ts';
import { createQuestionsRepository } from './questions.repository.ts';

export type { CatalogueEntry } from './question-catalogue.ts';

export type QuestionsService = ReturnType<typeof createQuestionsService>;

/** Who asks; null: somebody who is not signed in. */
type Reader = { id: number; isAdmin: boolean } | null;

interface QuestionsDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
  now: () => Date;
}

const noStatuses: OwnStatuses = new Map();
const everything: Stretch = { offset: 0, limit: Infinity };

/** Which questions there are, and in which order, is answered from memory; what they say is read. */
export function createQuestionsService({ db, changes, now }: QuestionsDeps) {
  const repository = createQuestionsRepository(db);
  const kept = keepUntilChange({ changes, topics: ['questions'], most: 1 }, async () => {
    const columns = await repository.loadCatalogue();
    // Others have waited while so much was read: their turn.
    await setImmediate();
    return new QuestionCatalogue(columns);
  });
  const catalogue = () => kept('visible');

  async function statusesOf(reader: Reader): Promise<OwnStatuses> {
    if (!reader) return noStatuses;
    const rows = await repository.listStatuses(reader.id);
    return new Map(rows.map(({ questionId, status }) => [questionId, status]));
  }

  /** In the order of the ids, without those that are gone meanwhile. */
  async function read(ids: number[], reader: Reader): Promise<Question[]> {
    if (ids.length === 0) return [];
    const rows = await repository.listVisible(ids, reader?.id ?? null);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async function findSeen(id: number, reader: Reader) {
    return requireQuestion(reader, await repository.find(id, reader?.id ?? null));
  }

  return {
    /** What is visible to everybody, as of the last change. */
    catalogue,

    async list(query: QuestionListQuery, reader: Reader) {
      const needsStatuses = query.status !== undefined || query.sort === 'status';
      const [current, statuses] = await Promise.all([
        catalogue(),
        needsStatuses ? statusesOf(reader) : noStatuses,
      ]);
      const { total, ids } = current.list(query, toSort(query), statuses, toStretch(query));
      return { total, questions: await read(ids, reader) };
    },

    async facets(): Promise<Facets> {
      return (await catalogue()).facets;
    },

    async daily(date: string | undefined, recent: readonly number[], reader: Reader) {
      const { ids } = await catalogue();
      const day = date ?? now().toISOString().slice(0, 10);
      const id = chooseDailyQuestion(day, ids, new Set(recent));
      const [question] = id === null ? [] : await read([id], reader);
      if (!question) throw notFound('There is no question yet');
      return question;
    },

    async detail(id: number, reader: Reader): Promise<QuestionDetail> {
      const { answer, slug, hasSimulation, ...question } = await findSeen(id, reader);
      return {
        ...question,
        updatedAt: question.updatedAt.toISOString(),
        answer: toAskedAnswer(answer),
        lab: hasSimulation && slug !== null ? { slug } : null,
      };
    },

    /** A hidden question has no neighbours, also for those who may see it. */
    async neighbors(id: number, query: QuestionOrder, reader: Reader): Promise<Neighbors> {
      const sort = toSort(query);
      const [current, statuses] = await Promise.all([
        catalogue(),
        sort.field === 'status' ? statusesOf(reader) : noStatuses,
      ]);
      const neighbors = current.neighbors(id, sort, statuses);
      if (neighbors) return neighbors;
      await findSeen(id, reader);
      return { previous: null, next: null };
    },

    async count(): Promise<number> {
      return (await catalogue()).facets.total;
    },

    /** The visible questions by id, and when they changed: for the site map. */
    listChanges: repository.listChanges,
  };
}

type QuestionOrder = Pick<QuestionListQuery, 'sort' | 'direction'>;

function toSort({ sort, direction }: QuestionOrder): QuestionSort {
  return {
    field: sort ?? defaultSort.field,
    direction: direction ?? defaultSort.direction,
  };
}

/** Everything, unless a page is asked for. */
function toStretch({ page, pageSize }: QuestionListQuery): Stretch {
  if (page === undefined && pageSize === undefined) return everything;
  const limit = pageSize ?? usualPageSize;
  return { offset: ((page ?? 1) - 1) * limit, limit };
}
