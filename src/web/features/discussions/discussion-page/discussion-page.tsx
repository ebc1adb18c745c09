import { useQuery } from '@tanstack/react-query';
import { DiscussionJsonLd } from '../../../components/discussion-json-ld.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { useSettings } from '../../../queries/settings.ts';
import type { ShownThread } from '../../../queries/shown-thread.ts';
import { threadQuery } from '../../../queries/threads.ts';
import { DiscussionNotFound } from './discussion-not-found.tsx';
import { DiscussionSkeleton } from './discussion-skeleton.tsx';
import { ThreadView } from './thread-view.tsx';

export function DiscussionPage({ id }: { id: number }) {
  const { data: thread, error, refetch } = useQuery(threadQuery(useApi(), id));
  const { data: user = null } = useCurrentUser();
  if (isMissing(error)) return <DiscussionNotFound />;
  return (
    <>
      {thread ? <Head thread={thread} /> : <PageTitle title="Discussion" />}
      <div className="page-width pt-8 pb-20 sm:pt-10">
        <Hero />
        {thread ? (
          <ThreadView key={id} thread={thread} user={user} />
        ) : error ? (
          <LoadingFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <DiscussionSkeleton />
        )}
      </div>
    </>
  );
}

function Head({ thread }: { thread: ShownThread }) {
  return (
    <>
      <PageTitle
        title={thread.title}
        description={thread.preview}
        {...(!thread.deletedAt && { canonicalPath: `/discussions/${thread.id}` })}
      />
      <DiscussionJsonLd thread={thread} />
    </>
  );
}

const fallbackHeader = 'Quantitative Researcher Interview Questions';

function Hero() {
  const { default_page_header } = useSettings();
  return (
    <div className="mb-8 border-rule border-b pb-5 sm:mb-10">
      <p className="font-serif text-2xl">Discussion</p>
      <p className="mt-1 text-ink-muted text-sm">{default_page_header || fallbackHeader}</p>
    </div>
  );
}

function LoadingFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert">
      <h1 className="mb-5 text-2xl">
        Error loading discussion: {failureText(error, 'Failed to fetch discussion')}
      </h1>
      <Button variant="secondary" size="medium" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
