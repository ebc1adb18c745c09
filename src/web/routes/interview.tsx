import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../components/loaded.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { RunningPage } from '../features/interviews/running/running-page.tsx';
import { SetupPage } from '../features/interviews/setup/setup-page.tsx';
import { useApi } from '../lib/app-context.ts';
import { currentInterviewQuery } from '../queries/interviews.ts';

/** The interview that is running, or the way to one. */
export default function Interview() {
  const query = useQuery(currentInterviewQuery(useApi()));
  return (
    <>
      <PageTitle title="Mock interview" />
      <Loaded query={query} what="Your interview" className="page-width py-16">
        {({ running, last }) =>
          running ? (
            <RunningPage
              key={running.id}
              interview={running}
              ahead={Date.parse(running.now) - query.dataUpdatedAt}
            />
          ) : (
            <SetupPage last={last} />
          )
        }
      </Loaded>
    </>
  );
}
