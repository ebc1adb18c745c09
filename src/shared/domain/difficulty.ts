/** In their order, easiest first. */
export const difficulties = ['Easy', 'Medium', 'Hard'] as const;

export type Difficulty = (typeof difficulties)[number];
