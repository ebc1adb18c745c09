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
import { createQuestionList, type ListQuery, mostLists } from '../catalog/question-list.service.ts';
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

  const usesVariants = async (id: number) => (await variants.of(id)) !== null;

  /** Searches separately from sorting and filtering: sorting the matches would take longer. */
  async function findMatching({ search: text = '', ...others }: ListQuery) {
    // The database never contains NUL.
    if (text.includes('\0')) return [];
    if (text === '') return all.find(others);
    const [listed, found] = await Promise.all([all.find(others), search(text)]);
    const isFound = new Set(found);
    return listed.filter((id) => isFound.has(id));
  }

  async function find({ numbers, ...others }: AdminQuestionQuery): Promise<readonly number[]> {
    if (numbers !== 'off') return findMatching({ ...others, numbers });
    const fresh = await findMatching({ ...others, numbers: 'fresh' });
    const isOn = await Promise.all(fresh.map(usesVariants));
    return fresh.filter((_, index) => !isOn[index]);
  }

  async function toRow({ solutionId, ...question }: ListedRow): Promise<AdminQuestionRow> {
    return {
      ...withTexts(question),
      hasSolution: solutionId !== null,
      usesVariants: question.hasVariants && (await usesVariants(question.id)),
    };
  }

  return {
    async list(
      query: AdminQuestionQuery,
      admin: { id: number },
    ): Promise<{ total: number; questions: AdminQuestionRow[] }> {
      const ids = await find(query);
      const read = (shown: readonly number[]) => repository.list(shown, admin.id);
      const rows = await readInOrder(takePage(ids, query), read);
      return { total: ids.length, questions: await Promise.all(rows.map(toRow)) };
    },

    tags: (): Promise<TagCounts> => repository.countTags(mostTags),

    categories: (): Promise<CategoryCounts> => all.countCategories('any'),

    async show(id: number, admin: { id: number }): Promise<AdminQuestion> {
      const question = await repository.find(id, admin.id);
      if (!question) throw questionNotFound();
      const { extras, keepsAnswer, ...others } = question;
      const sources = extraSources({ ...noExtras, ...extras });
      const hasLab = extras?.hasSimulation || extras?.hasFigure;
      const isEmpty = !hasLab && isDeepStrictEqual(sources, extraSources(noExtras));
      return {
        ...withTexts(others),
        ...sources,
        keepsAnswer: isEmpty ? null : keepsAnswer,
        hasSolution: question.solution !== null,
        usesVariants: await usesVariants(id),
      };
    },
  };
}

type ListedRow = Awaited<
  ReturnType<ReturnType<typeof createAdminQuestionRepository>['list']>
>[number];

function withTexts<Row extends { createdAt: Date; updatedAt: Date }>(row: Row) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
