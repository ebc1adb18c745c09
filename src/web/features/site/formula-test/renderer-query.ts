import { queryOptions } from '@tanstack/react-query';

/** KaTeX is loaded only for custom formulas. */
export const rendererQuery = queryOptions({
  queryKey: ['formula renderer'],
  queryFn: () => import('#markup/render-formula.ts'),
});
