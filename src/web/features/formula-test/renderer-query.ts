import { queryOptions } from '@tanstack/react-query';

/** KaTeX is fetched for those alone who come to type. */
export const rendererQuery = queryOptions({
  queryKey: ['formula renderer'],
  queryFn: () => import('#markup/render-formula.ts'),
});
