import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { runItemsQuery } from '../../../queries/drills.ts';
import { fetchRun } from './fetch-run.ts';
import { NoDrill } from './no-drill.tsx';
import { Play } from './play.tsx';
import { readSource } from './run-source.ts';
import { StartScreen } from './start-screen.tsx';
import { readRun } from './stored-run.ts';

/** Starts a drill, or goes on with the run in the URL. */
export function RunPage() {
  const [params] = useSearchParams();
  const isLive = useIsLive();
  const id = params.get('run');
  const source = readSource(params);
  if (id) return isLive ? <Run key={id} id={id} /> : <Waiting />;
  return source ? <StartScreen source={source} /> : <NoDrill />;
}

function Run({ id }: { id: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const run = useQuery({
    queryKey: ['drill-under-way', id],
    queryFn: async () => readRun(id) ?? (await fetchRun(api, queries, id)),
    gcTime: 0,
  });
  const items = useQuery({ ...runItemsQuery(api, id), enabled: Boolean(run.data) });
  if (run.data === null) return <Navigate to={`/drills/result?run=${id}`} replace />;
  if (run.data && items.data) return <Play stored={run.data} items={items.data} />;
  const error = run.error ?? items.error;
  if (!error) return <Waiting />;
  return (
    <div className="page-width py-16">
      <RetryNotice
        title="The run could not be loaded."
        text={failureText(error, 'Please try again.')}
        onRetry={() => void (run.error ? run : items).refetch()}
      />
    </div>
  );
}

function Waiting() {
  return (
    <div className="page-width py-24">
      <Spinner />
    </div>
  );
}
