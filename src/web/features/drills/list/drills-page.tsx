import { useQuery } from '@tanstack/react-query';
import type { DrillPreset } from '#shared/contracts/drill.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { drillsQuery } from '../../../queries/drills.ts';
import { NumberFactsCard } from './number-facts-card.tsx';
import { OwnDrillsCard } from './own-drills-card.tsx';
import { PresetCard } from './preset-card.tsx';
import { RecentRuns } from './recent-runs.tsx';
import { RecommendedDrill } from './recommended-drill.tsx';
import { UnfinishedRuns } from './unfinished-runs.tsx';

/** All drills, with the learner's results. */
export function DrillsPage() {
  const query = useQuery(drillsQuery(useApi()));
  const { data: user } = useCurrentUser();
  return (
    <div className="page-width pt-10 pb-20 sm:pt-14">
      <h1 className="text-3xl">Drills</h1>
      <p className="mt-4 max-w-2xl font-serif text-ink-muted text-xl">
        Short runs against the clock, in the formats of real tests. Fresh numbers each time.
      </p>
      <UnfinishedRuns />
      <Loaded query={query} what="The drills" className="mt-12">
        {(data) => (
          <>
            <RecommendedDrill drills={data} isUser={Boolean(user)} />
            <div className="mt-12 space-y-12">
              {groupsOf(data.presets).map(([group, presets]) => (
                <section key={group}>
                  <h2 className="mb-4 text-2xl">{group}</h2>
                  <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
                    {presets.map((preset) => (
                      <PresetCard key={preset.slug} preset={preset} isUser={Boolean(user)} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </>
        )}
      </Loaded>
      <div className="mt-12 grid gap-x-8 gap-y-6 md:grid-cols-2">
        <NumberFactsCard isUser={Boolean(user)} />
        <OwnDrillsCard isUser={Boolean(user)} />
      </div>
      <RecentRuns isUser={Boolean(user)} />
    </div>
  );
}

/** Ordered by each group's first preset. */
function groupsOf(presets: readonly DrillPreset[]): [string, DrillPreset[]][] {
  return [...Map.groupBy(presets, ({ group }) => group)];
}
