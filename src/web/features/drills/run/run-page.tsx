import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { Loaded, Loading } from '../../../components/loaded.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { runItemsQuery } from '../../../queries/drills.ts';
import { fetchRun } from './fetch-run.ts';
import { NoDrill } from './no-drill.tsx';
import { Play } from './play.tsx';
import { readSource } from './run-source.ts';
import { StartScreen } from './start-screen.tsx';
import { readRun } from './stored-run.ts';

/** Starts a drill, or continues the run in the URL. */
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
  const { error, refetch } = run.error ? run : items;
  const data = run.data && items.data && { stored: run.data, items: items.data };
  return (
    <Loaded query={{ data, error, refetch }} {...shown}>
      {(parts) => <Play {...parts} />}
    </Loaded>
  );
}

const shown = { what: 'The run', className: 'page-width py-24' };

function Waiting() {
  return (
    <div className={shown.className}>
      <Loading what={shown.what} />
    </div>
  );
}
