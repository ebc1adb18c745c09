import type { DrillFormat, FamilyName } from '../format.ts';

const groups: Record<FamilyName, string> = {
  operations: 'Arithmetic',
  eighty: 'Arithmetic',
  facts: 'Arithmetic',
  sequences: 'Sequences',
  probability: 'Probability',
  likelihood: 'Probability',
  'order-book': 'Order books',
};

/** What a drill trains: that of most of its items. */
export function drillGroup({ blocks }: DrillFormat): string {
  const most = blocks.reduce((one, other) => (other.count > one.count ? other : one));
  return groups[most.family];
}
