import { lazy } from 'react';

/** The page's static parts, about half of its code. */
export const loadStaticParts = () => import('./static-parts.ts');

export const Reasons = lazy(async () => ({ default: (await loadStaticParts()).Reasons }));
export const WalksFigure = lazy(async () => ({ default: (await loadStaticParts()).WalksFigure }));
export const WorkedExample = lazy(async () => ({
  default: (await loadStaticParts()).WorkedExample,
}));
