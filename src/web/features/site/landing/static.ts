import { lazy } from 'react';

/** Half of the page's code, for what only stands there. */
export const loadStaticParts = () => import('./static-parts.ts');

export const Reasons = lazy(async () => ({ default: (await loadStaticParts()).Reasons }));
export const WalksFigure = lazy(async () => ({ default: (await loadStaticParts()).WalksFigure }));
export const WorkedExample = lazy(async () => ({
  default: (await loadStaticParts()).WorkedExample,
}));
