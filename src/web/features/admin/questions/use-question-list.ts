import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminQuestionRow } from '#shared/contracts/admin-question.ts';
import { mostChangedAtOnce } from '#shared/domain/questions.ts';
import {
  apiQueryOf,
  changeListing,
  readListing,
} from '../../../components/listing/listing-view.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useUrlParams } from '../../../lib/use-url-params.ts';
import { adminQuestionsQuery, rowsAtOnce } from '../../../queries/admin-questions.ts';

const sorts = ['name', 'type', 'difficulty', 'rating', 'updatedAt'];
const filters = ['category', 'difficulty', 'measured', 'visibility', 'premium', 'numbers'];
/** Rows that are only scrolled past are not fetched. */
const debounceMs = 80;

/** Far enough for 10,000 questions. */
const mostSearchedPages = 100;

export type QuestionList = ReturnType<typeof useQuestionList>;

/** The list that the URL asks for. Fetches only the pages in view. */
export function useQuestionList() {
  const api = useApi();
  const queries = useQueryClient();
  const [params, changeParams] = useUrlParams();
  const view = readListing(params, { sorts, filters });
  const [pagesInView, setPagesInView] = useState<readonly number[]>([]);
  const wanted = useDebounced(pagesInView, debounceMs);

  const pageQuery = (page: number) =>
    adminQuestionsQuery(api, new URLSearchParams(apiQueryOf({ ...view, page })));
  const laterPages = wanted.filter((page) => page > 1);
  const first = useQuery(pageQuery(1));
  const later = useQueries({ queries: laterPages.map(pageQuery) });
  const total = first.data?.total ?? 0;

  return {
    view,
    first,
    total,
    isNarrowed: view.search !== '' || Object.keys(view.filters).length > 0,
    /** Undefined: not loaded yet. */
    rowAt(index: number): AdminQuestionRow | undefined {
      const page = pageOf(index);
      if (page === 1) return first.data?.rows[index];
      const answer = later[laterPages.indexOf(page)];
      return answer?.isPlaceholderData ? undefined : answer?.data?.rows[index % rowsAtOnce];
    },
    showRows(from: number, to: number): void {
      const pages = [...new Set([pageOf(from), pageOf(to)])];
      if (pages.join() !== pagesInView.join()) setPagesInView(pages);
    },
    /** The ids of the matching questions, up to the limit of a bulk change. */
    async matchingIds(): Promise<number[]> {
      const pages = Math.ceil(Math.min(total, mostChangedAtOnce) / rowsAtOnce);
      const answers = await Promise.all(
        Array.from({ length: pages }, (_, index) =>
          queries.fetchQuery({ ...pageQuery(index + 1), staleTime: 10_000 }),
        ),
      );
      return answers.flatMap(({ rows }) => rows.map(({ id }) => id));
    },
    /** Null: it does not match, or is too far down. */
    async findIndex(id: number): Promise<number | null> {
      for (let page = 1; page <= mostSearchedPages; page += 1) {
        const { rows } = await queries.fetchQuery({ ...pageQuery(page), staleTime: 10_000 });
        const index = rows.findIndex((row) => row.id === id);
        if (index !== -1) return (page - 1) * rowsAtOnce + index;
        if (rows.length < rowsAtOnce) return null;
      }
      return null;
    },
    urlOf(change: Record<string, string | null>): { search: string } {
      return { search: `?${changeListing(params, change)}` };
    },
    change(change: Record<string, string | null>): void {
      changeParams((latest) => changeListing(latest, change));
    },
  };
}

function pageOf(index: number): number {
  return Math.floor(Math.max(0, index) / rowsAtOnce) + 1;
}
