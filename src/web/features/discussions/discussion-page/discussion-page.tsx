import { useQuery } from '@tanstack/react-query';
import { DiscussionJsonLd } from '../../../components/discussion-json-ld.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
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
  const query = useQuery(threadQuery(useApi(), id));
  const { data: user = null } = useCurrentUser();
  if (isMissing(query.error)) return <DiscussionNotFound />;
  return (
    <>
      {query.data ? <Head thread={query.data} /> : <PageTitle title="Discussion" />}
      <div className="page-width pt-8 pb-20 sm:pt-10">
        <Hero />
        <Loaded
          query={query}
          what="The discussion"
          skeleton={<DiscussionSkeleton />}
          failure={(error, retry) => <LoadingFailed error={error} onRetry={retry} />}
        >
          {(thread) => <ThreadView key={id} thread={thread} user={user} />}
        </Loaded>
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
  const reason = failureText(error, 'Failed to fetch discussion');
  return (
    <RetryNotice
      title={<h1 className="text-2xl">Error loading discussion: {reason}</h1>}
      onRetry={onRetry}
    />
  );
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
