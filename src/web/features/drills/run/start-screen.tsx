import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { NewRun } from '#shared/contracts/drill-run.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { formatInWords } from '../../../lib/drill-words.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { runItemsQuery } from '../../../queries/drills.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import { BeforeStart } from './before-start.tsx';
import { NoDrill } from './no-drill.tsx';
import { dropOldRuns, storeRun } from './stored-run.ts';
import { useSource } from './use-source.ts';

// Only needed by visitors in a duel.
const NameField = lazy(() => import('../duel/name-field.tsx'));

/** Describes a drill, with a button that starts the clock. */
export function StartScreen({ source }: { source: NewRun }) {
  const { data, error, refetch } = useSource(source);
  const { data: user } = useCurrentUser();
  const [name, setName] = useState('');
  const start = useStart();
  if (data === null) return <NoDrill />;
  const needsName = source.kind === 'duel' && !user;
  return (
    <form
      method="post"
      className="page-width pt-8 pb-12 sm:py-16"
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate(
          needsName && source.kind === 'duel' ? { ...source, name: name.trim() } : source,
        );
      }}
    >
      <Loaded query={{ data, error, refetch }} what="The drill">
        {(info) => (
          <div className="max-w-xl md:grid md:max-w-none md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:grid-rows-[auto_auto_1fr] md:gap-x-12">
            <div>
              <h1 className="break-words text-3xl">{info.title}</h1>
              {info.note && <p className="mt-4 font-serif text-ink-muted text-xl">{info.note}</p>}
              {info.format && <p className="mt-6 font-medium">{formatInWords(info.format)}</p>}
            </div>
            <div className="mt-6 border-rule md:col-start-2 md:row-span-3 md:row-start-1 md:mt-2 md:border-s md:ps-8">
              <BeforeStart source={source} info={info} />
            </div>
            <div>
              {needsName && (
                <Suspense>
                  <NameField name={name} onChange={setName} />
                </Suspense>
              )}
              <FailureNotice
                error={start.error}
                fallback="The run could not be started."
                className="mt-4"
              />
            </div>
            <div className="needs-scripts sticky bottom-0 mt-3 flex items-center gap-4 self-start bg-paper py-3">
              <Button
                type="submit"
                size="large"
                autoFocus
                disabled={start.isPending || start.isSuccess || (needsName && name.trim() === '')}
              >
                Start
              </Button>
              <span className="text-ink-muted text-sm">The clock starts after three seconds.</span>
            </div>
          </div>
        )}
      </Loaded>
    </form>
  );
}

function useStart() {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return useMutation({
    mutationFn: (body: NewRun) => api.call('POST /api/drills/runs', { body }),
    onSuccess: ({ now, items, ...run }) => {
      dropOldRuns();
      queries.setQueryData(runItemsQuery(api, run.id).queryKey, items);
      storeRun({
        run,
        offset: Date.parse(now) - Date.now(),
        source: `?${params}`,
        answers: [],
        current: 0,
        shownAt: null,
      });
      return navigate(`/drills/run?run=${run.id}`, { replace: true });
    },
    onError: useSessionCheck(),
  });
}
