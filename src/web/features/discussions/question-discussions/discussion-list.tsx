import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { discussionsQuery, type ListedDiscussion } from '../../../queries/discussions.ts';
import { LoadingDiscussions } from './block-stand-in.tsx';
import { DiscussionCard } from './discussion-card.tsx';
import { listFailure } from './failure-reasons.ts';

interface DiscussionListProps {
  questionId: number;
  /** Shown while there are no discussions. */
  emptyAction: React.ReactNode;
}

export function DiscussionList({ questionId, emptyAction }: DiscussionListProps) {
  const list = useInfiniteQuery(discussionsQuery(useApi(), questionId));
  const { data, error, isFetching, refetch } = list;
  if (!data) {
    return error && !isFetching ? (
      <Failure error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingDiscussions />
    );
  }
  const discussions = withoutDuplicates(data.pages.flatMap(({ rows }) => rows));
  // A failed refresh is retried before more pages are loaded.
  const isStale = error !== null && !list.isFetchNextPageError;
  if (discussions.length === 0) return <EmptyList emptyAction={emptyAction} />;
  return (
    <Cards
      discussions={discussions}
      error={isFetching ? null : error}
      hasMore={list.hasNextPage}
      isLoadingMore={list.isFetchingNextPage}
      onMore={() => {
        if (!isFetching) void (isStale ? refetch() : list.fetchNextPage());
      }}
    />
  );
}

interface CardsProps {
  discussions: ListedDiscussion[];
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}

function Cards({ discussions, error, hasMore, isLoadingMore, onMore }: CardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number | null>(null);
  const shown = discussions.length;
  // Focus the first of the discussions that "Show more" has added.
  useEffect(() => {
    if (shownBefore.current === null || shown <= shownBefore.current) return;
    list.current?.children[shownBefore.current]?.querySelector('a')?.focus();
    shownBefore.current = null;
  }, [shown]);
  function showMore() {
    shownBefore.current = shown;
    onMore();
  }
  return (
    <div className="space-y-4">
      <ul ref={list} className="space-y-3">
        {discussions.map((discussion) => (
          <li key={discussion.id}>
            <DiscussionCard discussion={discussion} />
          </li>
        ))}
      </ul>
      {error ? (
        <Failure error={error} onRetry={showMore} />
      ) : (
        hasMore && (
          <div className="needs-scripts">
            <Button variant="secondary" aria-busy={isLoadingMore} onClick={showMore}>
              {isLoadingMore ? 'Loading discussions...' : 'Show more discussions'}
            </Button>
          </div>
        )
      )}
    </div>
  );
}

/** Between requests, a discussion may move from one page to the next. */
function withoutDuplicates(discussions: ListedDiscussion[]): ListedDiscussion[] {
  return [...new Map(discussions.map((discussion) => [discussion.id, discussion])).values()];
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <RetryNotice title={`Error loading discussions: ${listFailure(error)}`} onRetry={onRetry} />
  );
}

function EmptyList({ emptyAction }: { emptyAction: React.ReactNode }) {
  return (
    <Card className="px-6 py-7 text-center">
      <h3 className="text-xl">No discussions yet</h3>
      <p className="mt-1.5 mb-4 text-ink-muted">
        Be the first to start a discussion about this question
      </p>
      {emptyAction}
    </Card>
  );
}
