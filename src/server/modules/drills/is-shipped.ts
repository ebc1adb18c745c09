import { presets } from './presets.ts';

/** Presets that were removed from the code cannot be run or edited. */
export const isShipped = (slug: string) => presets.some((preset) => preset.slug === slug);
