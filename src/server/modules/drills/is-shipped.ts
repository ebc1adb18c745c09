import { presets } from './presets.ts';

/** What is no longer in the table of the code cannot be run or edited. */
export const isShipped = (slug: string) => presets.some((preset) => preset.slug === slug);
