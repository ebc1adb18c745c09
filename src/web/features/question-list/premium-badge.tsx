import { Badge } from '../../components/ui/badge.tsx';

export function PremiumBadge() {
  return <Badge colour="amber">Premium</Badge>;
}
