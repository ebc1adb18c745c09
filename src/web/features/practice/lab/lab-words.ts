import type { LabKind } from '#shared/contracts/question.ts';

interface LabWords {
  open: string;
  about: string;
  /** Why readers commit to something first. */
  tells: string;
}

/** What the site says about the two kinds of labs. */
export const labWords: Record<LabKind, LabWords> = {
  simulation: {
    open: 'Simulate this question',
    about: 'Plays it thousands of times with random numbers, so you can compare your answer.',
    tells: 'Thousands of trials show roughly where the answer is.',
  },
  figure: {
    open: 'Explore this question',
    about: 'Opens a figure with sliders, so you can see what changes as you move them.',
    tells: 'The figure shows roughly where the answer is.',
  },
};
