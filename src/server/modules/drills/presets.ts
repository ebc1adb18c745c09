import type { Preset } from '#shared/drills/preset.ts';
import { arithmeticPresets } from './presets/arithmetic.ts';
import { eightyPresets } from './presets/eighty.ts';
import { marketPresets } from './presets/markets.ts';
import { probabilityPresets } from './presets/probability.ts';
import { sequencePresets } from './presets/sequences.ts';

/** The presets of a new site, in display order. */
export const presets: readonly Preset[] = [
  ...arithmeticPresets,
  ...eightyPresets,
  ...sequencePresets,
  ...probabilityPresets,
  ...marketPresets,
];
