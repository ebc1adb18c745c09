import { categoryColour } from '#shared/domain/categories.ts';
import { Badge } from './badge.tsx';

export function CategoryBadge({ category }: { category: string }) {
  return <Badge colour={categoryColour(category)}>{category}</Badge>;
}
