import { useQuery } from '@tanstack/react-query';
import type { DrillPreset } from '#shared/contracts/drill.ts';
import type { NewRun } from '#shared/contracts/drill-run.ts';
import type { DrillFormat } from '#shared/drills/format.ts';
import { useApi } from '../../../lib/app-context.ts';
import {
  drillsQuery,
  duelQuery,
  ownDrillsQuery,
  sharedDrillQuery,
} from '../../../queries/drills.ts';

export interface SourceInfo {
  title: string;
  note: string | null;
  /** Null if the items are dealt when the run starts. */
  format: DrillFormat | null;
  /** Null for drills that are not presets. */
  preset: DrillPreset | null;
}

/** What we know about a drill before it starts. Undefined while loading, null if not found. */
export function useSource(source: NewRun) {
  const api = useApi();
  const token = 'token' in source ? source.token : '';
  const is = (kind: NewRun['kind']) => ({ enabled: source.kind === kind });
  const presets = useQuery({ ...drillsQuery(api), ...is('preset') });
  const own = useQuery({ ...ownDrillsQuery(api), ...is('own') });
  const shared = useQuery({ ...sharedDrillQuery(api, token), ...is('shared') });
  const duel = useQuery({ ...duelQuery(api, token, null), ...is('duel') });
  const used = { preset: presets, own, shared, duel, facts: null }[source.kind];
  return {
    data: find(),
    error: used?.error ?? null,
    refetch: () => used?.refetch(),
  };

  function find(): SourceInfo | null | undefined {
    switch (source.kind) {
      case 'preset': {
        if (!presets.data) return undefined;
        const preset = presets.data.presets.find(({ slug }) => slug === source.preset);
        return preset ? { ...preset, note: preset.trains, preset } : null;
      }
      case 'own': {
        if (!own.data) return undefined;
        const drill = own.data.find(({ id }) => id === source.id);
        return drill ? { ...drill, note: null, preset: null } : null;
      }
      case 'shared':
        return (
          shared.data && {
            ...shared.data,
            note: `A drill by ${shared.data.owner}.`,
            preset: null,
          }
        );
      case 'duel':
        return (
          duel.data && {
            ...duel.data,
            note: 'A duel: everybody gets the same items.',
            preset: null,
          }
        );
      case 'facts':
        return {
          title: 'Number facts',
          note: source.facts
            ? 'The facts that took you longest, until you know them by heart.'
            : 'The facts you are due to review.',
          format: null,
          preset: null,
        };
    }
  }
}
