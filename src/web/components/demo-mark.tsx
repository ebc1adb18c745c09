import { Badge } from './ui/badge.tsx';

/** Marks sample data shown because the real data could not be loaded. */
export function DemoMark() {
  return <Badge color="amber">Demo data</Badge>;
}
