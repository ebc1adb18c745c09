import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { drillsQuery, runResultQuery } from '../../../queries/drills.ts';
import { Result } from './result.tsx';

/** The result of a run. Not server-rendered: only a visitor's browser knows their runs. */
export function ResultPage() {
  const [params] = useSearchParams();
  const isLive = useIsLive();
  const id = params.get('run') ?? '';
  const query = useQuery({
    ...runResultQuery(useApi(), id),
    enabled: isLive && id !== '',
  });
  // For what comes next, if it can be had: the result is shown without, too.
  const drills = useQuery({ ...drillsQuery(useApi()), enabled: isLive && id !== '' });
  if (id === '' || isUnknown(query.error)) return <NoRun />;
  return (
    <Loaded
      query={{ ...query, data: drills.isPending ? undefined : query.data }}
      what="The result"
      skeleton={<ResultSkeleton />}
      className="page-width pt-12 pb-20"
    >
      {(result) => {
        if (result.isAbandoned) return <Abandoned />;
        if (result.finishedAt === null) return <Unfinished id={id} />;
        return <Result result={result} presets={drills.data?.presets ?? []} />;
      }}
    </Loaded>
  );
}

function ResultSkeleton() {
  return (
    <div className="space-y-6">
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-52 w-full" />
    </div>
  );
}

/** Unknown or malformed ids. */
function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}

const allDrills = (
  <ButtonLink to="/drills" size="medium">
    All drills
  </ButtonLink>
);

function NoRun() {
  return (
    <MessageScreen title="Run not found" actions={allDrills}>
      <p>The link may be incomplete, or the run belongs to another account.</p>
    </MessageScreen>
  );
}

function Abandoned() {
  return (
    <MessageScreen title="This run was abandoned" actions={allDrills}>
      <p>It does not count.</p>
    </MessageScreen>
  );
}

function Unfinished({ id }: { id: string }) {
  return (
    <MessageScreen
      title="This run is not finished"
      actions={
        <ButtonLink to={`/drills/run?run=${id}`} size="medium">
          Continue
        </ButtonLink>
      }
    >
      <p>You will see the result once time is up and the last answers have arrived.</p>
    </MessageScreen>
  );
}
