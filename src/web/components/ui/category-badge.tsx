import { categoryColor } from '#shared/domain/categories.ts';
import { Badge } from './badge.tsx';

export function CategoryBadge({ category }: { category: string }) {
  return <Badge color={categoryColor(category)}>{category}</Badge>;
}
