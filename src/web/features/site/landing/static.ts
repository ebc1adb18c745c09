import { lazy } from 'react';

/** The page's static parts. */
export const loadStaticParts = () => import('./static-parts.ts');

export const Figures = lazy(async () => ({ default: (await loadStaticParts()).Figures }));
export const Reasons = lazy(async () => ({ default: (await loadStaticParts()).Reasons }));
export const WorkedExample = lazy(async () => ({
  default: (await loadStaticParts()).WorkedExample,
}));
