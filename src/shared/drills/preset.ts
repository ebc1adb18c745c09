import type { DrillFormat } from './format.ts';

/** How well the format of a real test is known. */
export const evidenceKinds = ['official', 'reports', 'vendors', 'own'] as const;

export interface Evidence {
  kind: (typeof evidenceKinds)[number];
  /** Where it comes from, with the year of reports. */
  note: string;
  /** When it was last checked. */
  date: string;
}

/** A drill that everyone can run. Operators edit its numbers, times, points and evidence. */
export interface Preset {
  slug: string;
  title: string;
  /** What it trains, in a sentence. */
  trains: string;
  format: DrillFormat;
  /** The points that candidates report as enough; null: unknown. */
  passLine: number | null;
  evidence: Evidence;
}
