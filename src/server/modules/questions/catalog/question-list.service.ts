import type { AdminQuestionQuery } from '#shared/contracts/admin-question.ts';
import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import { createQuestionListRepository, type QuestionFilter } from './question-list.repository.ts';

interface QuestionListDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
}

/** Less than a megabyte each at 100,000 questions. */
export const mostLists = 100;

export type ListQuery = Omit<AdminQuestionQuery, 'numbers'> &
  Pick<QuestionFilter, 'numbers' | 'tags'>;

/** The cache key of a list. */
const keyFields = [
  'search',
  'category',
  'difficulty',
  'visibility',
  'premium',
  'measured',
  'numbers',
  'tags',
  'sort',
];

/** The matching questions in order, cached until a change. */
export function createQuestionList({ db, changes }: QuestionListDeps) {
  const repository = createQuestionListRepository(db);
  const keep = { changes, topics: ['questions'], most: mostLists } as const;
  const listIds = cacheUntilChange(keep, (key: string): Promise<readonly number[]> => {
    const { sort = 'name', ...filter }: ListQuery = JSON.parse(key);
    return repository.listIds(filter, sort);
  });
  const countCategories = cacheUntilChange(keep, (visibility: 'visible' | 'any') =>
    repository.countCategories(visibility === 'any' ? {} : { visibility }),
  );

  return {
    /** The ids of all matches. */
    async find(query: ListQuery): Promise<readonly number[]> {
      const { search = '', category = '', direction } = query;
      // Neither the database nor a query can contain NUL.
      if ((search + category).includes('\0')) return [];
      const ids = await listIds(JSON.stringify(query, keyFields));
      return direction === 'desc' ? ids.toReversed() : ids;
    },

    countCategories,
  };
}
