import type { Recommendation } from '#shared/contracts/recommendation.ts';

export const recommended = (
  id: number,
  overrides: Partial<Recommendation> = {},
): Recommendation => ({
  id,
  name: `Question ${id}`,
  subject: null,
  difficulty: 'Easy',
  category: 'Probability',
  isPremium: false,
  chance: 0.7,
  results: 12,
  reason: 'weak',
  variant: null,
  topic: { slug: 'dice', name: 'Dice' },
  daysUnseen: 3,
  ...overrides,
});
