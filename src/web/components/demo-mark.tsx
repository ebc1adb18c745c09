import { Badge } from './ui/badge.tsx';

/** On what is an example, because the truth could not be loaded. */
export function DemoMark() {
  return <Badge color="amber">Demo data</Badge>;
}
