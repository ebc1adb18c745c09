import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { RunResult } from '#shared/contracts/drill-run.ts';
import type { DrillItem } from '#shared/drills/item.ts';
import { useApi } from '../../../lib/app-context.ts';
import { rememberRun } from '../../../lib/drilled-here.ts';
import { rememberDuel } from '../../../lib/duels-here.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { refreshDrills, runResultQuery } from '../../../queries/drills.ts';
import { Countdown } from './countdown.tsx';
import { DrillPlayer } from './drill-player.ts';
import { Finishing } from './finishing.tsx';
import { ItemGrid } from './item-grid.tsx';
import { ItemView } from './item-view.tsx';
import { LeaveRun } from './leave-run.tsx';
import styles from './run.module.css';
import { RunBar } from './run-bar.tsx';
import type { StoredRun } from './stored-run.ts';

interface PlayProps {
  stored: StoredRun;
  items: readonly DrillItem[];
}

/** A run on screen: the countdown, one item at a time, and sending the last answers. */
export function Play({ stored, items }: PlayProps) {
  const api = useApi();
  const cacheResult = useCacheResult();
  const showResult = useEffectEvent(useShowResult());
  const [player] = useState(
    () =>
      new DrillPlayer({
        api,
        stored,
        items,
        onFinished: (result, { source }) => showResult(result, source),
      }),
  );
  const view = useSyncExternalStore(player.subscribe, player.view, player.view);
  useEffect(() => player.open(), [player]);
  const isUnderWay = view.phase === 'countdown' || view.phase === 'playing';
  const isFree = stored.run.format.order === 'free';
  return (
    <div className={`page-width ${styles.run}`}>
      <h1 className="sr-only">{stored.run.title}</h1>
      <RunBar player={player} view={view} />
      {view.phase === 'countdown' && <Countdown player={player} />}
      {view.phase === 'playing' && (
        <>
          <ItemView key={view.current} player={player} view={view} />
          {isFree && <ItemGrid player={player} view={view} />}
        </>
      )}
      {!isUnderWay && <Finishing failure={view.failure} runId={stored.run.id} />}
      <LeaveRun player={player} isUnderWay={isUnderWay} onLeft={cacheResult} />
    </div>
  );
}

/** Visitors' runs are remembered only by their browser. */
function useCacheResult(): (result: RunResult) => void {
  const queries = useQueryClient();
  const { data: user } = useCurrentUser();
  return (result) => {
    if (user === null) {
      rememberRun(result);
      if (result.duelToken) rememberDuel({ token: result.duelToken, run: result.id });
    }
    void refreshDrills(queries);
  };
}

function useShowResult(): (result: RunResult, source: string) => void {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const cacheResult = useCacheResult();
  return (result, source) => {
    cacheResult(result);
    queries.setQueryData(runResultQuery(api, result.id).queryKey, result);
    void navigate(`/drills/result?run=${result.id}`, { replace: true, state: { source } });
  };
}
