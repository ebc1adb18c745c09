import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { shownRange } from '#shared/domain/pagination.ts';
import { LoadFailed } from '../../../components/loaded.tsx';
import { Pagination } from '../../../components/ui/pagination.tsx';
import { FoundInstead } from './found.tsx';
import { urlOfView } from './list-view.ts';
import { EmptyList } from './no-rows.tsx';
import { QuestionTable } from './question-table.tsx';
import { useFound } from './use-found.ts';
import { useListView } from './use-list-view.ts';
import type { ShownList } from './use-shown-list.ts';

export function QuestionList({ shown, error, isWaiting, retry }: ShownList) {
  const top = useScrollToTop(isWaiting ? undefined : shown?.page);
  const view = useListView();
  const { found, isSearching, ...search } = useFound();
  if (error && !shown) return <LoadFailed what="The questions" error={error} onRetry={retry} />;
  const isEmpty = shown?.total === 0;
  const isLoading = !shown || (isEmpty && isSearching);
  const { page = 1 } = shown ?? {};
  const total = (isEmpty ? found?.questions.length : shown?.total) ?? 0;
  const { from, to } = shownRange(page, total);
  return (
    <div ref={top} className="scroll-mt-4">
      {isEmpty && !isSearching ? (
        <NoNames found={found} {...search} />
      ) : (
        <QuestionTable
          rows={isEmpty ? undefined : shown?.rows}
          firstNumber={from}
          isWaiting={isWaiting}
        />
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <p role="status" className="text-ink-muted text-sm tabular-nums">
          {isLoading ? 'Loading questions…' : `Showing ${from} to ${to} of ${total} questions`}
        </p>
        <Pagination
          page={page}
          total={total}
          urlOf={(number) => urlOfView({ ...view, page: number })}
          isSpread
        />
      </div>
    </div>
  );
}

type NoNamesProps = Omit<ReturnType<typeof useFound>, 'isSearching'>;

/** No name matches, but something else may. */
function NoNames({ found, isWaiting, error, retry }: NoNamesProps) {
  if (found) return <FoundInstead found={found} isWaiting={isWaiting} />;
  if (error) return <LoadFailed what="The search results" error={error} onRetry={retry} />;
  return <EmptyList />;
}

/** Scrolls a new page to its top if that is out of view. */
function useScrollToTop(page: number | undefined) {
  const isPush = useNavigationType() === 'PUSH';
  const top = useRef<HTMLDivElement>(null);
  const seen = useRef(page);
  useEffect(() => {
    const isNew = seen.current !== undefined && page !== undefined && page !== seen.current;
    seen.current = page ?? seen.current;
    const list = top.current;
    if (isNew && isPush && list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  }, [page, isPush]);
  return top;
}
