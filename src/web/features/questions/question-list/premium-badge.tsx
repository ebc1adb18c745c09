import { Badge } from '../../../components/ui/badge.tsx';

export function PremiumBadge() {
  return <Badge color="amber">Premium</Badge>;
}
