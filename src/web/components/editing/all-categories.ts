import { queryOptions } from '@tanstack/react-query';
import type { CategoryCounts } from '#shared/contracts/admin-question.ts';
import type { ApiClient } from '../../lib/api-client.ts';

/** Of hidden questions too. */
export function allCategoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/admin/questions', 'categories'],
    queryFn: async () => {
      const counts = await api.get<CategoryCounts>('/api/admin/questions/categories');
      return counts.map(({ category }) => category);
    },
    refetchOnMount: 'always',
  });
}
