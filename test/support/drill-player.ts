import { vi } from 'vitest';
import type { RunResult } from '#shared/contracts/drill-run.ts';
import { rightResponse } from '#shared/drills/check.ts';
import type { DrillFormat } from '#shared/drills/format.ts';
import { DrillPlayer } from '#web/features/drills/run/drill-player.ts';
import type { StoredRun } from '#web/features/drills/run/stored-run.ts';
import { aResult, aRun, itemsOf, runId } from './components/drills.ts';
import { ScriptedApi } from './components/scripted-api.ts';

export const send = `POST /api/drills/runs/${runId}/answers`;
export const finish = `POST /api/drills/runs/${runId}/finish`;
export const received = { received: [], isOver: false };
const countdownMs = 3_000;

export function newRun(format: DrillFormat): StoredRun {
  const { now, items, ...run } = aRun(format);
  return { run, offset: 0, source: '?preset=sprint', answers: [], current: 0, shownAt: null };
}

export function openRun(stored: StoredRun, script: Record<string, unknown> = {}) {
  const api = new ScriptedApi({
    [send]: received,
    [finish]: aResult(stored.run.format),
    ...script,
  });
  const results: RunResult[] = [];
  const player = new DrillPlayer({
    api: api.client,
    stored,
    items: itemsOf(stored.run.format),
    onFinished: (result) => results.push(result),
  });
  const close = player.open();
  return { api, player, results, close };
}

/** A run whose clock is running. Needs fake timers. */
export async function startRun(format: DrillFormat, script?: Record<string, unknown>) {
  const opened = openRun(newRun(format), script);
  await vi.advanceTimersByTimeAsync(countdownMs);
  const right = itemsOf(format).map(({ asks }) => rightResponse(asks));
  return { ...opened, right };
}
