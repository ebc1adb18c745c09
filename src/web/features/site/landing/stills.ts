import { lazy } from 'react';

/** Half of the page's code, for what only stands there. */
export const loadStills = () => import('./still-parts.ts');

export const Reasons = lazy(async () => ({ default: (await loadStills()).Reasons }));
export const WalksFigure = lazy(async () => ({ default: (await loadStills()).WalksFigure }));
export const WorkedExample = lazy(async () => ({ default: (await loadStills()).WorkedExample }));
