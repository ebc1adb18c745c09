import { isDeepStrictEqual } from 'node:util';
import type {
  AdminQuestion,
  AdminQuestionQuery,
  AdminQuestionRow,
  CategoryCounts,
  TagCounts,
} from '#shared/contracts/admin-question.ts';
import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import { readInOrder, takePage } from '../../../lib/listed-rows.ts';
import { createQuestionList, mostLists } from '../catalog/question-list.service.ts';
import { questionNotFound } from '../question-access/question-access.service.ts';
import { extraSources, noExtras } from '../question-editing/question-writing.service.ts';
import type { VariantsService } from '../variants/variants.service.ts';
import { createAdminQuestionRepository } from './admin-question.repository.ts';

interface AdminQuestionDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
  variants: Pick<VariantsService, 'of'>;
}

/** Enough for suggestions. */
const mostTags = 2_000;

export type AdminQuestionService = ReturnType<typeof createAdminQuestionService>;

/** All questions as administrators see them: ids are cached, rows are always read. */
export function createAdminQuestionService({ db, changes, variants }: AdminQuestionDeps) {
  const repository = createAdminQuestionRepository(db);
  const all = createQuestionList({ db, changes });
  const keep = { changes, topics: ['questions'], most: mostLists } as const;
  const search = cacheUntilChange(keep, (text: string) => repository.search(text));

  /** Searches separately from sorting and filtering: sorting the matches would take longer. */
  async function find({ search: text = '', ...others }: AdminQuestionQuery) {
    // The database never contains NUL.
    if (text.includes('\0')) return [];
    if (text === '') return all.find(others);
    const [listed, found] = await Promise.all([all.find(others), search(text)]);
    const isFound = new Set(found);
    return listed.filter((id) => isFound.has(id));
  }

  return {
    async list(
      query: AdminQuestionQuery,
      admin: { id: number },
    ): Promise<{ total: number; questions: AdminQuestionRow[] }> {
      const ids = await find(query);
      const read = (shown: readonly number[]) => repository.list(shown, admin.id);
      const rows = await readInOrder(takePage(ids, query), read);
      return { total: ids.length, questions: rows.map(toRow) };
    },

    tags: (): Promise<TagCounts> => repository.countTags(mostTags),

    categories: (): Promise<CategoryCounts> => all.countCategories('any'),

    async show(id: number, admin: { id: number }): Promise<AdminQuestion> {
      const question = await repository.find(id, admin.id);
      if (!question) throw questionNotFound();
      const { extras, keepsAnswer, ...others } = question;
      const sources = extraSources({ ...noExtras, ...extras });
      const isEmpty = isDeepStrictEqual(sources, extraSources(noExtras));
      return {
        ...withTexts(others),
        ...sources,
        keepsAnswer: isEmpty && !extras?.hasSimulation ? null : keepsAnswer,
        hasSolution: question.solution !== null,
        usesVariants: (await variants.of(id)) !== null,
      };
    },
  };
}

type ListedRow = Awaited<
  ReturnType<ReturnType<typeof createAdminQuestionRepository>['list']>
>[number];

function toRow({ solutionId, ...question }: ListedRow): AdminQuestionRow {
  return { ...withTexts(question), hasSolution: solutionId !== null };
}

function withTexts<Row extends { createdAt: Date; updatedAt: Date }>(row: Row) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
