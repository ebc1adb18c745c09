import type { DrillFormat, FamilyName } from '#shared/drills/format.ts';

const arithmetic = 'mental maths mental arithmetic calculation numerical test speed';

/** What else people call each kind of item when they search for it. */
const wordsOfFamily: Record<FamilyName, string> = {
  operations: arithmetic,
  eighty: `${arithmetic} multiple choice`,
  facts: `${arithmetic} times tables`,
  sequences: 'number series patterns logic test',
  probability: 'mental probability test dice cards coins',
  likelihood: 'probability ranking estimation',
  'order-book': 'market making trading spread',
};

export function searchWords({ blocks }: Pick<DrillFormat, 'blocks'>): string {
  return blocks.map(({ family }) => wordsOfFamily[family]).join(' ');
}
